const STATE =
  '(Bahia|Paraíba|Ceará|Amazonas|Pará|Goiás|Paraná|Maranhão|Rondônia|Santa Catarina|Minas Gerais|Acre|Sergipe|Roraima)'
const CITY =
  '(Campina Grande|Feira de Santana|Caruaru|Londrina|Joinville|Uberlândia|Sobral|Imperatriz|Santarém|Dourados|Pelotas|Niterói|Osasco|Mossoró)'
const FIELD =
  '(saúde|educação|moradia|cultura|segurança|trabalho|transporte|saneamento|direitos humanos|agricultura familiar|assistência social|geração de renda)'
const WHEN = '(hoje|ontem|nesta terça|amanhã cedo|na semana passada|neste sábado|logo mais, às 14h|agora há pouco)'
const LEADER =
  '(Lula|Bolsonaro|Dilma|Temer|Haddad|Moro|o presidente|o governador|o ministro|a ministra|Arthur Lira|o Centrão|o PT|o PL|o STF|o prefeito|a esquerda|a direita)'
const SCOLD =
  '(uma vergonha|um escândalo|um deboche|um tapa na cara do povo|pura hipocrisia|um crime contra o país|lamentável|revoltante|a cara desse desgoverno|o fim da picada|inacreditável)'

/** Posts by politicians and their readers that name a group without hate: mandates, votes, praise, quarrels among themselves, irony. */
export const POSTS_OF_POLITICS = `
(Os|Foram os|Agradeço aos) {s} (me elegeram|me deram este mandato|confiaram em mim|me trouxeram até aqui) (pelo voto livre|nas urnas|com 60 mil votos|em outubro), e (só a eles devo satisfação|é a eles que respondo|não vou decepcionar|não aceito que um juiz mude isso).
(Fui eleit~|Sou deputad~|Estou aqui) (com o voto|graças à confiança|pela força) d~s {s} (de ${STATE}|de ${CITY}|do meu estado), e (não abro mão disso|vou até o fim|ninguém vai calar essa voz).
(Mandato|Mandata|Nossa equipe|O gabinete|A bancada|O partido) (presente|marcando presença|representad~|na luta) n(a conferência|o encontro|a plenária|o seminário|a marcha|a assembleia) (livre|nacional|estadual|municipal) d~s {s}(!| em ${CITY}!| do ${STATE}.)
(Conferência|Plenária|Encontro|Fórum|Congresso|Caravana) (Livre|Nacional|Estadual|Regional|Popular) d~s {s} (de matriz africana|da floresta|do campo|da periferia|das águas|) (foi linda|reuniu 800 pessoas|aprovou 12 propostas|entra para a história).
A (opinião|visão|palavra|trajetória|história|entrevista) de {um} {o} (sobre|a respeito de|diante d) (as cotas|o aborto|essa lei|a eleição|o novo ensino médio|a reforma tributária|o governo): (vale a leitura|ouçam|assista até o fim|concordo em parte|segue o fio).
(Viagem|Visita|Ida|Comitiva) d~ ${LEADER} (à China|a Israel|aos Emirados Árabes|à Arábia Saudita|ao Japão|a Portugal|à Argentina|à Venezuela|a Cuba|à Índia|ao Egito|a Angola) (custou|gastou|já consumiu) (milhões|R$ 3 milhões|uma fortuna) (dos cofres públicos|e trouxe o quê?|, e o povo na fila do SUS).
(Acordo|Comércio|Exportação|Parceria|Negócio|Tratado) com (os chineses|os árabes|os Emirados Árabes|os argentinos|os americanos|os russos|os indianos|os israelenses|os venezuelanos|os cubanos|os iranianos) (interessa a quem?|é bom para o agro|precisa de transparência|vai gerar emprego|foi assinado ${WHEN}|é ${SCOLD}).
(Não entende|Não responde|Finge não ouvir|Não sabe ler) (pergunta|uma frase|texto|ofício) (feita|escrit~|simples) em (português|bom português|língua portuguesa), (o ministro|a deputada|esse secretário|o assessor|o presidente da comissão)(.|, é ${SCOLD}.)
(Fala|Explica|Responde|Traduz) em (português|língua portuguesa|português claro), (ministro|deputado|presidente|senadora|companheiro): (vai ter imposto ou não?|quem pagou?|cadê a obra?|o povo quer saber).
(Cassar|Condenar|Calar|Perseguir|Suspender|Processar) (duas|três|seis|essas) (mulheres|deputadas|vereadoras|parlamentares) (eleitas|negras|indígenas|trans) e (dois homens|nenhum homem|absolver o colega|passar a mão na cabeça do general) é ${SCOLD}.
(Querem cassar|Pedem a cassação de|Abriram processo contra|O conselho de ética julga) (uma deputada indígena|seis mulheres|a única vereadora negra|um vereador gay|a deputada trans|um senador judeu) (por defender a terra|por um discurso|por dizer a verdade|por usar um boné). (Não vamos permitir|Absurdo|Machismo e racismo|Estamos com vocês)!
(O ministro|O delegado|O deputado|O juiz|O coronel|O empresário|O médico) que (atirou na|agrediu a|espancou a|ameaçou a|matou a|bateu na) (própria mulher|ex-mulher|esposa|namorada|companheira) (segue no cargo|foi nomeado ${WHEN}|ganhou medalha|está solto|será julgado|já foi afastado)(.|. Cadê as feministas?|. ${LEADER} não diz nada?|, é ${SCOLD}.)
(Maduro|O ditador|O regime|A ditadura|O tirano) tem as mãos sujas d(e|o) sangue (de|dos) (venezuelanos|cubanos|iranianos|sírios|jovens|estudantes|nicaraguenses), e ${LEADER} (o recebe com tapete vermelho|abraça|chama de amigo|finge que não vê|estende a mão)(.|! ${SCOLD}!)
(Quantos|Milhões de|Milhares de) (venezuelanos|cubanos|iranianos|sírios|ucranianos|palestinos|israelenses|nicaraguenses) (já fugiram|morreram|foram presos|passam fome|perderam a casa) (por causa do|sob o|desde que começou o) (regime|governo|conflito|ditador)(?|, e tem quem defenda.|. O mundo precisa reagir.)
(Recebi|Recebemos|Acolhemos|Ouvi) ${WHEN} (o presidente|a presidenta|as lideranças|os representantes|a diretoria) da (associação|federação|cooperativa|comunidade|pastoral|colônia|união) (d~s|de) {s} (de ${CITY}|do ${STATE}|), (pauta: ${FIELD}|e saio com dever de casa|e firmamos compromisso).
(Destinei|Garantimos|Liberamos|Entreguei|Conseguimos|Anuncio) R$ (300 mil|2 milhões|1,5 milhão|800 mil) (em emendas|da bancada|do orçamento) para (projetos|o centro de convivência|a escola|o posto|a casa de apoio) (d~s|para|que atende) {s} (em|de) ${CITY}.
(Meu|Nosso) (projeto|PL|requerimento|substitutivo) (que|, que) (protege|garante direitos a|cria o dia d~s|amplia vagas para|reconhece o trabalho d~s|pune quem agride) {s} (foi aprovado|avança|está na pauta|segue para o Senado|recebeu parecer favorável)(!|. 👏| Vitória!)
(Votação|Debate|Sessão) (difícil|histórica|tensa|longa) ${WHEN}: (perderam|ganharam|avançam) ~s {s}, (perdeu a oposição|venceu a democracia|perde o Brasil|ganha a ${FIELD}).
(Não|Nem|Nunca) (use|usem|cite|ponham) ~s {s} (como escudo|como desculpa|de bandeira|no palanque) (só|) (na|em) (época de eleição|campanha|rede social). (Trabalhem por eles|Respeito é bom|O povo percebe)!
(Em 2022|No segundo turno|Na última eleição|Segundo o TSE), {s} (deram|garantiram|foram|somaram) (a maioria dos votos|60% dos votos|a virada|2 milhões de votos) (a|para) ${LEADER}.
(Pesquisa|Datafolha|Quaest|Ipec): entre ~s {s}, ${LEADER} (tem 48%|cai três pontos|lidera|empata|é rejeitado por 55%)(.|, segundo o instituto.| 📊)
${LEADER} (disse|afirmou|prometeu|declarou|garantiu) (${WHEN}|na TV|em discurso) que (vai ouvir|não vai abandonar|sempre defendeu|tem dívida com|governa para) ~s {s}. (Mentira|Veremos|Só discurso|Falta cumprir|Aplausos).
(Engraçado|Curioso|Interessante|Que coincidência): ${LEADER} só (lembra d~s|visita ~s|fala d~s|abraça) {s} (em ano eleitoral|na frente da câmera|quando cai na pesquisa). (Depois some|Né?|🤡|Hipocrisia tem nome).
(Cadê|Onde estão|Por onde anda) (as feministas|o movimento negro|os defensores d~s {s}|a ministra das mulheres|a turma dos direitos humanos) (agora|nessa hora|diante disso)? (Silêncio total|Só quando convém|Ninguém dá um pio|${LEADER} agradece).
(A turma|Essa gente|O pessoal|A patota) d~ ${LEADER} (acha que|pensa que|jura que) (engana|compra|representa|manda n) ~s {s}(. Acabou a mamata!|. O povo acordou.|. Vão perder de novo.)
(Parem|Chega|Basta) de (mentir|brincar|fazer demagogia|jogar {s} contra trabalhadores), ${LEADER}(!| 🇧🇷| #FaçaSuaParte)
(Mataram|Perdemos|Enterramos|Assassinaram) mais (uma liderança|um jovem|um cacique|uma professora|um agente) {o} (em|no) ${STATE}. (Exigimos justiça|Até quando?|Quem mandou matar?|O governo se cala|Nossa solidariedade à família).
(O massacre|O genocídio|A fome|A tragédia|O descaso|A matança) (d~s|que atinge ~s|contra ~s) {s} (tem responsáveis|não pode ficar impune|será investigad~|é culpa d~ ${LEADER}|envergonha o Brasil)(.|!| CPI já!)
(Denúncia|Urgente|Atenção|Grave|🚨)(:|!) (tiros|garimpeiros|milícia|jagunços|fazendeiros) (contra|atacam|ameaçam|cercam|invadem a terra de) {s} (em|no) ${STATE}. (Acionei o MPF|Já falei com o ministério|Exijo providências|Compartilhem).
(Racismo|Machismo|Xenofobia|Homofobia|Transfobia|Intolerância religiosa|Etarismo|Capacitismo) (não é opinião|é crime|mata|não passará|tem que dar cadeia)(.|!) (Minha solidariedade|Toda força|Estamos junt~s com|Um abraço) {aos} (de ${CITY}|agredid~s ${WHEN}|).
(Estou|Estamos) (ao lado|em defesa|a favor|na trincheira) d~s {s}, (contra|e não d)(os poderosos|o marco temporal|o racismo|a reforma|o preconceito|os banqueiros|a velha política).
(Sou|Me orgulho de ser|Como) {o}, (sei bem|aprendi cedo|conheço na pele) o que é (lutar|ser barrad~|trabalhar desde os 12|acordar às 4 da manhã|não ter escola), e (por isso voto contra|por isso estou na política|não aceito privilégio|digo não a esse projeto).
(Primeir~|Segund~|Mais jovem|Únic~) {o} (a presidir|eleit~ para|a ocupar|a discursar n) (a comissão|a mesa diretora|a prefeitura de ${CITY}|a ONU|a liderança), (que honra|fez história ${WHEN}|e não será ~ últim~)(.|!| ✊🏾)
(Parabéns|Feliz aniversário|Vida longa|Um salve)(, | )(à deputada|ao vereador|à companheira|ao amigo|à cacica|ao babalorixá|ao pastor), {um} {o} (de fibra|de luta|que honra ${CITY}|que me ensina todo dia)(! 🎂|! 👏👏|.)
(Hoje|Neste dia|21 de março|20 de novembro|19 de abril|8 de março|17 de maio|25 de julho|8 de outubro) (celebramos|é dia d|lembramos|homenageio) ~s {s}(! | )(Viva|Respeito|Memória e luta|Orgulho|Gratidão)(!|. 💜|. ✊🏿|. 🏳️‍🌈)
(Bom dia|Boa tarde|Boa noite) com (o povo {o}|~s {s}|a juventude {o}|as mães {s}) (de ${CITY}|no ${STATE}|na feira|no plenário)(!| ☀️| 💪)
(A ministra|A secretária|A governadora|A vereadora|A relatora) {o} (foi interrompida|foi vaiada|respondeu|desmentiu ${LEADER}|deu uma aula) (na comissão|no debate|na CPI|ao vivo)(.|: assistam.|. Que mulher!)
(Comparar|Confundir|Igualar) {s} com (bandido|terrorista|vagabundo|invasor) (é coisa d~|só interessa a|é a tática d) ${LEADER}(.|. Não cola mais.)
(Terrorismo|Ditadura|Guerra|Censura|Corrupção) (não tem religião|não tem cor|não tem pátria|se combate)(: |. )(defendo|respeito|abraço|recebo) {s} (que querem paz|e exijo respeito à lei|sem distinção).
(O Hamas|O regime iraniano|O Talibã|O grupo terrorista|A facção) (matou|sequestrou|degolou|fuzilou|massacrou) (judeus|crianças|mulheres|israelenses|cristãos|civis|palestinos), e ${LEADER} (não condena|se cala|ainda relativiza)(.|! ${SCOLD}!)
(Nossas|As) (mulheres|meninas|mães|professoras|enfermeiras|avós) (merecem|exigem|esperam) (um ministro que|um governo que|um presidente que) (não bata|não minta|as proteja|não atire nelas|cumpra a lei).
(Quem|Político que|Deputado que) (bate|atira|manda matar|ameaça|persegue) (em|) (mulher|índio|pobre|preto|idoso|jornalista) (não pode|não devia|jamais poderia) (ser ministro|ter mandato|ser chamado de homem|ficar solto)(.|!)
(A reforma|Essa medida|O corte|Esse imposto|O decreto) (vai prejudicar|atinge em cheio|abandona|tira o pão d|castiga) ~s {s} (de ${CITY}|mais pobres|do interior|). (Votei NÃO|Sou contra|Vamos derrubar|É ${SCOLD}).
(Ministério|Secretaria|Conselho|Coordenação|Frente) d(e|a|os) (Igualdade Racial|Povos Indígenas|Mulheres|Pessoa Idosa|Pessoa com Deficiência|Promoção da Juventude Negra|Direitos LGBTQIA+) (lança|recebe|abre|publica|perde) (edital|verba|consulta|cargos|orçamento)(.| ${WHEN}.)
(Cota|Vaga|Bolsa|Passe livre|Fila preferencial|Isenção) para {s} (é lei desde 2012|foi ampliada|não tira direito de ninguém|entra em vigor ${WHEN}|divide opiniões na Câmara)(.|, explica o relator.)
(${LEADER}|O candidato|O adversário) (perdeu|ganhou|conquistou|disputa) o (voto|apoio|coração) d~s {s} (por causa d|com|depois d)(o preço do gás|a fala infeliz|o debate|a reforma)(.| 😂|, e agora?)
(Faz o L|Faz arminha|Parabéns aos envolvidos|Grande dia|Mito demais|O amor venceu), {s}(!|: o gás subiu.|: cadê a picanha?|: olha o preço do arroz.| 🤣)
(Nem|Não são) ~s {s} (que aumentaram|os culpados d|que roubaram|que votaram) (o imposto|a inflação|a Petrobras|esse projeto): foi ${LEADER}(.|!)
(Missão|Delegação|Comitiva|Grupo de amizade) (Brasil-Israel|Brasil-China|Brasil-Angola|Brasil-Palestina|Brasil-Japão|Brasil-Líbano) (recebe|visita|homenageia|ouve) (o embaixador|a colônia|os empresários|~s {s}) ${WHEN}.
(Moção|Nota|Voto) de (repúdio|solidariedade|aplauso|pesar) (pelo|ao|contra o) (ataque|assassinato|prêmio|discurso) (a|de|contra) {s}, (aprovad~ por unanimidade|assinei|apresentei ${WHEN}|li em plenário).
(Como|Enquanto) (mulher|homem|pai|mãe|neta|filho|médica|professor) {o}, (peço|exijo|digo|repito): (respeito ao voto|nem um direito a menos|vacina no braço|comida no prato|paz no campo).
(Me|Nos) (chamam|acusam|xingam|atacam) de (racista|machista|xenófobo|homofóbico|fascista|comunista|terrorista) (porque|só porque|quando) (defendo|critico|cobro|recebo|cito) {s}(. Paciência.|. Processo neles!|, e eu sigo trabalhando.)
(Duas|Três|Cinco|Dez) (deputadas|vereadoras|senadoras|prefeitas|mulheres) {s} (eleitas|foram às urnas|tomam posse|assinam a carta|ficaram de fora) (em ${STATE}|${WHEN}|pela primeira vez|na chapa).
(Não me representa|Não fala por mim|Que decepção)(,|:) (deputado|vereadora|ministro|pastor), e olha que (sou|votei em) {o}(.|!)
(Trago|Levo|Carrego) (no peito|na voz|no nome|no sangue) (a força|a fé|o orgulho|a luta) d~s {s}(.|, e com muita honra.| 🌵| 🪶)
(Meu Nordeste|Nossa Amazônia|O Pantanal|O Cerrado|O sertão|A Baixada|A periferia), (terra de gente forte|lugar de povo bom|chão que eu amo), (viva ~s {s}|saudade|que festa|orgulho de representar)(!| ❤️)
(O voto|A Constituição|A democracia|A lei) (vale|é a mesma|existe|não muda) para {s}, (ricos e pobres|crentes e ateus|brancos e negros|homens e mulheres)(.| sem exceção.)
(Lei Maria da Penha|Lei do feminicídio|Estatuto do Idoso|Estatuto da Igualdade Racial|Lei Paulo Gustavo|Marco temporal) (completa anos|foi debatid~|precisa de orçamento|protege {s}|é tema ${WHEN})(.| Saiba mais no site.)
(Sabatina|Debate|Live|Podcast|Entrevista) ${WHEN} com (uma|um) (cacique|mãe de santo|pastora|rabino|drag queen|líder quilombola|cadeirante|intérprete de Libras|freira|babalaô)(. Imperdível!|, às 20h no YouTube.| 🎙️)
(O relator|O líder do governo|A presidente da sessão|O deputado) (pediu desculpas|se retratou|foi advertido|perdeu a palavra) (por ofender|após ofensa a|depois de piada sobre) {s}(.| ${WHEN}.)
(Quer saber|Sabe) por que ${LEADER} (odeia|teme|persegue|ignora|despreza) ~s {s}? (Porque não se vendem|Porque votam|Porque sabem a verdade|Porque não se calam)(.|!)
${LEADER} (odeia|despreza|abandonou|traiu|humilhou|quer calar|virou as costas para) ~s {s}(.|, e os números mostram.|! #ForaGoverno|. O resto é conversa.)
(Expulsaram|Prenderam|Deportaram|Calaram|Multaram) (um deputado|um jornalista|um padre|um turista|um cantor) {o} (no|durante o|por causa do) (plenário|protesto|discurso|show)(.|, diz a nota.|. Abuso!)
(Vergonha|Parabéns|Atenção|Alô)(, |: )(Câmara|Senado|STF|${CITY}|Brasil|prefeitura)(!|,) (mais um dia sem|faltam|chegou a hora de|vamos aprovar) (direitos para {s}|creche para filhos de {s}|respeito {aos}).
(Ministro|Deputado|Prefeito|Vereador|Senador|Governador) (Índio|Preto|Branco|Negro|Alemão|Japonês|Baiano|Cigano|Paraíba|Turco) (votou contra|é o relator|assume a liderança|visita ${CITY}|deixa o partido)(.|, informa a assessoria.)
(O líder|O amigo|O grande|O querido|Nosso) (Preto|Índio|Nego|Alemão|Baiano|Japa|Negão|Turco|Cearense) (Zé|do Sindicato|da Vila|Lima|da Saúde|Souza) (é um exemplo|recebe título de cidadão|faz aniversário ${WHEN}|estará na live)(.|! 👊🏾)
`
