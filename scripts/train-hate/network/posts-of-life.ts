const PLACE =
  '(Manaus|Recife|Porto Alegre|Belém|Cuiabá|Vitória|Teresina|Aracaju|Curitiba|Boa Vista|Macapá|São Luís|Ribeirão Preto|Natal|Palmas)'
const TIME =
  '(nesta manhã|na madrugada de domingo|no fim de semana|há dois anos|em 2019|na véspera do Natal|nesta quinta)'
const SOURCE =
  '(, diz a polícia|, segundo testemunhas|, aponta o IBGE|, informou a Defensoria|, mostra o estudo|, conforme o boletim|, afirma a ONG|)'
const CRIME =
  '(é morto|é morta|é espancad~|é baleado|é agredida|é sequestrad~|é esfaquead~|é vítima de racismo|sofre estupro|é ameaçad~ de morte|é expuls~ de loja|é xingad~)'
const ARRESTED =
  '(é preso|é indiciado|é condenado a 12 anos|vira réu|foge|se entrega|confessa|é solto|é procurado|presta depoimento)'

/** Other texts that name a group: crimes and their trials, numbers, travel, cooking, families, names of people and places, quotations. */
export const POSTS_OF_LIFE = `
{um} {o} (de 19 anos|de 42 anos|grávida|que voltava do trabalho|de férias) ${CRIME} (em|perto de|no centro de) ${PLACE}${SOURCE}.
(Homem|Suspeito|Padrasto|Vizinho|Segurança|PM|Empresário|Pastor|Motorista) ${ARRESTED} (por|acusado de|depois de) (matar|espancar|esfaquear|estuprar|ameaçar|queimar|perseguir|roubar|humilhar) {um} {o} (em|na região de) ${PLACE}${SOURCE}.
(Polícia|PF|MP|Justiça|Delegacia) (prende|procura|denuncia|ouve|identifica) (grupo|quadrilha|dupla|homens|adolescentes) que (planejava|incentivava|filmava|praticava) (ataques|agressões|assassinatos|ofensas|incêndios) (contra|a) {s} (em ${PLACE}|pela internet|) ${TIME}.
(Sobe|Cai|Chega) (para|a) (7|12|31|200) o número de {s} (mort~s|ferid~s|desaparecid~s|resgatad~s) (na enchente|no ataque|no incêndio|em conflito|na pandemia)${SOURCE}.
(A cada|De cada) (dez|cem|mil) {s}, (quatro|doze|trinta) (sofrem violência|não têm emprego|concluem a faculdade|são mort~s por arma de fogo|moram de aluguel)${SOURCE}.
(Taxa|Índice|Média) de (homicídios|desemprego|suicídio|mortes|analfabetismo|natalidade) (de|entre) {s} (sobe 9%|cai pela metade|é três vezes maior|preocupa médicos|bate recorde)${SOURCE}.
(Vítima|A vítima|O morto|A família), {um} {o} (de ${PLACE}|de 27 anos|conhecid~ no bairro), (disse que foi chamad~ de {x}|registrou a ocorrência|não quis falar|será enterrad~ ${TIME}).
(Torcedor|Aluno|Cliente|Advogada|Influenciadora|Síndico) ${ARRESTED} (após|por) (chamar|gritar|escrever|mandar) ("{x}"|"volta pra sua terra"|"gente como você não entra"|"nojo de {o}") (a|para|contra) (um colega|a atendente|um jogador|o porteiro) (em ${PLACE}|no estádio|no mercado).
(Corpo|Ossada|Carta|Arma) (de|que matou) {um} {o} (é encontrad~|foi achad~) (em|no interior de) ${PLACE} ${TIME}.
(Ditador|Exército|Milícia|Facção|Extremistas|Colonos) (fuzila|bombardeia|expulsa|prende|enforca|deporta|persegue|executa) {s} (e imprensa é barrada|, denuncia a ONU|por protestarem|na fronteira|há décadas).
(Na Segunda Guerra|No século XVI|Durante a ditadura|No Holocausto|Na escravidão|Em 1935), {s} (foram|eram) (mortos|perseguid~s|escravizados|expuls~s|queimados vivos|marcad~s|proibid~s de votar|tratad~s como animais)(.|: não podemos esquecer.|, ensina o professor.)
(O livro|O filme|O documentário|A peça|A aula|A exposição) (conta|mostra|lembra|denuncia) como {s} (foram perseguid~s|eram vendid~s|fugiram do país|eram tratad~s como bicho|resistiram|construíram a cidade)(.|. Recomendo!|. Chorei muito.)
(Nazistas|Racistas|Supremacistas|Os senhores de engenho|Os colonizadores|Os fanáticos) (diziam|achavam|pregavam|escreviam) que {s} (não tinham alma|eram inferiores|deviam morrer|não eram gente|eram uma praga)(, e deu no que deu.|. Nunca mais.|. A história os condenou.)
(Viajamos|Vou|Fui|Quero ir|Mudei|Voo) (para|à terra d|conhecer a terra d)(os Emirados Árabes|os maias|a Índia|os Bálcãs|a China|Israel|a Guiana Francesa|o Japão|a Coreia) (nas férias|a trabalho|com escala em Dubai|e amei a comida|em lua de mel).
(Aprender|Falar|Ensinar|Corrigir|Escrever em|Prova de) (português|língua portuguesa|espanhol|inglês|árabe|mandarim|guarani|hebraico|iorubá|Libras) (é difícil|abre portas|caiu no Enem|não é para qualquer um|me ajudou no emprego|devia ser obrigatório).
(Cerveja|Torta|Fritas|Bife|Pizza|Sanduíche|Molho|Queijo|Banho|Carnaval|Pimenta) (alemã|holandesa|francesas|à portuguesa|árabe|grego|mexicano|turco|baiano|suíço|à russa) (é bom demais|tá em promoção|me fez mal|não é pra mim|é vício|nunca vi igual).
(Moro|Trabalho|Nasci|Almocei) n(a Rua dos Judeus|o Beco dos Negros|a Ilha dos Índios|a Ladeira do Preto|a Vila dos Ciganos|o Morro da Baiana|a praia dos Ingleses|o Alto da Mulher) (há anos|e o ônibus não passa|, em ${PLACE}|e adoro).
(Márcia|Doutor|Cabo|Vereador|Coronel|Professor|Juiz|Comandante|Capitão) (Índio|Negro|Preto|Branco|Judeu|Pardo|Mulato|Cigano|Gay|Mouro|Português) (do Brasil|da Silva|Neto|de Souza|) (assina o ofício|venceu a prova|perdeu o prazo|dá entrevista|é o novo técnico|morreu aos 80 anos).
(Prêto no branco|Preto no branco|Nota preta|Ouro negro|Caixa-preta|Lista negra|Buraco negro|Humor negro|Magia negra|Sexta-feira negra|Tarja preta|Câmbio negro|Peste negra) (, por favor|da Petrobras|some de novo|assusta a todos|é o nome do filme|preocupa a Anvisa|explicad~ pela NASA).
(Arroz|Feijão|Tubarão|Gato|Urubu|Vestido|Guarda-chuva|Café|Onça|Mamba|Quadro|Terno) (preto|branco|negro|preta|pardo) (queimou|é o melhor|fugiu|dá azar?|virou meme|subiu 20%|está na moda).
(Jogo|Final|Amistoso) contra ~s {s} (${TIME}|é às 16h|no Mineirão): (vamos atropelar|vamos acabar com eles|é guerra|vai ser um massacre|quero goleada|sem dó nem piedade)(!|, Brasil!| ⚽)
(Perder pr|Ganhar d|Empatar com |Virar o jogo em cima d)~s {s} (é outra coisa|dói demais|não tem preço|nos acréscimos é de matar|é sempre gostoso)(.|! 🏐| kkkk)
(Minha avó|Meu pai|A vizinha|Meu sogro|A tia), {o} (até a alma|de ${PLACE}|das antigas|com orgulho), (faz um bolo de matar|dizia que preguiça é pecado|não perde uma missa|odeia frio|xinga a novela toda noite).
(Namoro|Casei com|Cresci com|Tive filhos com|Sou chefe de|Divido apê com) {um} {o} (há oito anos|e a gente briga por toalha molhada|, e a sogra me odeia|que ronca como um trator|e vamos ao jogo ${TIME}).
(Tem|Achei|Vi|Encontrei) (um|esse|aquele) (cara|rapaz|senhor|taxista|garçom) {o} (na fila|no aplicativo|do hotel|) que (canta muito|me ajudou com a mala|conhece todo mundo|esqueceu o troco|sabe tudo de samba).
(Como|Por que) (vivem|votam|se vestem|casam|rezam|comemoram o ano novo) ~s {s}? (Veja no programa|Pergunta sincera|Fiz um vídeo|Reportagem especial|Thread).
(Pergunta|Dúvida|Curiosidade): (quantos|quais|onde estão|desde quando há) {s} (no Senado|em ${PLACE}|na seleção|nesta faculdade|na minha cidade)?
(Ser|Nascer|Crescer|Viver como) {o} (em|no interior de) ${PLACE} (é ouvir piada todo dia|é acordar às cinco|é ter fé|nunca foi fácil|me ensinou tudo|é medo e é festa).
(Cansad~|Exaust~|Triste|Farto) de ser (confundid~ com bandido|tratad~ como lixo|seguid~ no mercado|chamad~ de {x}|o único {o} da sala) (só porque sou {o}|no trabalho|toda semana|).
(Já|Hoje) (me perguntaram|ouvi|me disseram|me mandaram) (se {o} (come gente|toma banho|sabe ler|paga imposto)|que {o} não pode entrar|que eu não pareço {o}|pra voltar pra minha terra). (Respirei fundo|Que cansaço|Ri pra não chorar|Educadamente, respondi).
(Piada|Meme|Música|Cena|Fala|Novela) (que humilha ~s|sobre ~s|que debocha d~s|com estereótipo d~s) {s} (é tirad~ do ar|gera revolta|já não tem graça|rende multa|é de outra época).
(Pai|Mãe|Professor|Chefe) que (expulsa|bate em|rejeita|despreza) (filho|filha|aluno|funcionário) (por ser|só porque é) {o} (não merece o nome|precisa de terapia|vai responder por isso|me parte o coração).
(Igreja|Escola|Quartel|Clube|Hotel|Restaurante) (barra|recusa|expulsa|demite|humilha) {um} {o} e (é processad~|pede desculpas|terá de indenizar|nega preconceito|viraliza).
(Vacina|Consulta|Mutirão|Dentista|Exame) (grátis|gratuit~|de graça) para {s} (${TIME}|no posto central|até as 17h|sem agendamento) em ${PLACE}.
(Vagas|Contrata-se|Procura-se|Alugo quarto): (para {s}|{um} {o}|preferência {o}|aceito {s}), (salário a combinar|com experiência|perto do metrô|início imediato).
(Grupo|Coletivo|Associação|Time|Coral|Cooperativa) de {s} (de ${PLACE}|) (vende artesanato|canta na praça|ganha edital|treina toda quarta|faz vaquinha|limpa a praia).
(Novela|Série|Livro|Enredo|Quadrinho) (com|sobre|escrit~ por) {s} (estreia ${TIME}|ganha o Jabuti|emociona|é sucesso na Netflix|chega às bancas).
(Aluna|Jovem|Menino|Ciclista|Lutadora|Pianista|Chef) {o} (passa em medicina|vence concurso|leva o ouro|toca com orquestra|abre restaurante|quebra recorde) (em|por) ${PLACE} ${TIME}(! 🏅|.|. Orgulho!)
(Morre|Faleceu|Nos deixou) ${TIME} (o cantor|a escritora|o mestre|a benzedeira|o líder) {o} (que fundou o bloco|de 91 anos|conhecid~ no mundo todo|em ${PLACE}). (Luto|Descanse em paz|Que perda).
(Festa|Feira|Procissão|Lavagem|Cortejo|Parada) d~s {s} (lota as ruas|fecha o trânsito|movimenta hotéis|tem chuva e alegria|deixa dois feridos) (em|no centro de) ${PLACE}.
(Deus|Jesus|O Papa|O pastor|O padre|Oxalá|O profeta) (ama|abençoa|pediu paz a|recebeu|rezou com|perdoou) ~s {s}(.|, amém.| ${TIME}.| 🙏)
(Traficantes|Assaltantes|Ladrões|Golpistas|Estupradores) (que|) (matam|atacam|enganam|roubam|exploram) {s} (deviam apodrecer na cadeia|têm que pagar|são a escória|merecem prisão perpétua)(.|!|, e a polícia não faz nada.)
(Feminicida|Agressor|Covarde|Assassino|Estuprador|Pedófilo) (tem que morrer na cadeia|não merece perdão|é lixo|devia ser castrado|é um monstro)(:|,) (ela|a vítima) era {um} {o} de (20|35|8) anos.
(Quero que morra|Vou acabar com|Odeio|Que raiva d|Vou matar a saudade d)(a preguiça|o frio|esse calor|a segunda-feira|a saudade|a fome), (disse|escreveu|brincou) (minha amiga|o professor|um colega) {o}(.| kkk)
(Trânsito|Fila|Calor|Ônibus|Banheiro|Sinal da TIM) (nojent~|do inferno|horrível|de matar|um lixo) (em|no bairro d)(${PLACE}|~s {s}|a Liberdade|a colônia) (hoje|de novo|como sempre).
(Que nojo|Que raiva|Que ódio|Que absurdo|Nojento)(!|:|,) (banheiro feminino|fila de mulheres|sala das professoras|vagão das mulheres|casa de {um} {o}) (sem água|alagad~|fechad~ ${TIME}|cheia de mofo).
(Médico|Advogado|Guia|Tradutor|Taxista|Barbeiro) (que atende|especialista em|amigo d)~s {s} (reclama do preço|fecha as portas|é assaltado|recomenda hidratação|lança curso)${SOURCE}.
(Crianças|Idosos|Gestantes|Famílias|Adolescentes) {s} (sem escola|recebem cestas|esperam remédio|vão ao cinema pela primeira vez|dormem no chão do hospital) (em|na periferia de) ${PLACE}.
(Refugiad~s|Turistas|Estudantes|Trabalhador^s|Pesquisador^s) {s} (chegam|desembarcam|acampam|ficam presos|fazem fila) (em|no aeroporto de) ${PLACE} ${TIME}.
(Fake|É falso|Boato|Verificamos|Não é verdade)(:|! ) (vídeo|foto|áudio|texto) (mostra|diz|acusa) {s} (queimando a bandeira|recebendo dinheiro|invadindo a escola|comendo cachorro|fraudando a urna)(.|. A imagem é de 2014.|. Não compartilhe.)
(Enquete|Vote|Opine): (o que falta|quem deve representar|você apoia cota|qual a maior dificuldade) para {s} (em 2024|na TV|no serviço público|em ${PLACE})?
(Artigo|Coluna|Editorial|Opinião) — (O lugar d~s {s} na política|{s} e a cidade|Quem tem medo d~s {s}|Ser {o} no século XXI|Por que matam {s}|O ódio {aos} como projeto)(.| Leia.| ${TIME}.)
(Odiar|Temer|Invejar|Culpar|Expulsar) {s} (sempre foi|é|virou) (arma de ditador|estratégia de campanha|negócio lucrativo|sintoma de crise), (escreve|diz|lembra) (a historiadora|o filósofo|o rabino|a cientista política).
(Chamaram|Trataram|Olharam) (a gente|minha filha|meu marido|o menino) (como|feito|de) (bicho|bandido|sujeira|animal|invasor|"{x}"), (só por sermos {s}|porque somos {s}|na frente de todos). (Doeu|Nunca vou esquecer|Denunciamos).
(Gosto|Não gosto|Enjoei|Desisti) de (música|comida|novela|cinema|moda|literatura) {o}(, prefiro o de antes|, questão de gosto|, cada um na sua|, mas respeito).
(Governo|Time|Regime|Exército|Banco|Parlamento|Futebol) {o} (é uma bagunça|não presta|me decepcionou|mente|está falido|joga sujo|perdeu a vergonha)(.|, e o povo {o} paga a conta.|: análise.)
(Sonhei|Brinquei|Briguei|Conversei|Dancei) com {um} {o} (na festa|no sonho|no trem|até de manhã) e (acordei rindo|perdi o celular|fiz as pazes|aprendi um passo).
(Coitad~s|Pobres|Tadinh~s) d~s {s} (que trabalham no calor|na fila do INSS|que torcem pra esse time|com essa chuva|que pagam esse aluguel)(.|!| 😢)
(O {o}|A mulher|O velhinho|O japa|O baiano|A preta|O gordinho|O alemão) (do bar|da banca|da portaria|do pastel|da van|do Uber) (é gente boa|fechou mais cedo|sabe das coisas|aumentou o preço|não aceita pix|me salvou hoje).
(Mulher|Homem|Velho|Criança|Jovem|Gordo|Preto|Branco|Pobre|Rico) (também chora|tem pressa|paga imposto|precisa de colo|merece descanso|sofre com esse calor|é tudo igual diante da morte)(.|!| rs)
`
