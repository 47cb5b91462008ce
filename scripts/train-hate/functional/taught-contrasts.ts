import type { Templates } from './classes.ts'

/** Contrasts to hate: the same words negated, quoted, reported, praised, or said of a thing, a person, a trade. */
export const TAUGHT_CONTRASTS: Templates = {
  profanity_nh: `
(Caralho|Porra|Puta merda|Cacete|Puta que pariu|Merda|Nossa, porra), (que (dia|sol|calor|frio|sono|fome|jogo|filme|festa|vitória|chuva|susto) (lindo|foda|da porra|do caralho|incrível|é esse)|perdi o ônibus|esqueci a chave|ganhei|consegui|que alívio|tô atrasado|acabou a luz|que saudade)(!|.)
(Tô|Estou|Fiquei) (feliz|cansado|animado|com fome|com sono|triste|ansioso|orgulhoso) (pra caralho|pra porra|pra cacete|demais, porra)(.|!)
(Que|Essa) (merda|porra|bosta|desgraça) (de dia|de semana|de internet|de goteira|de trânsito|que aconteceu|de notícia|de prova)(.|!)
(Foda|Muito foda|Foda demais|Do caralho) (esse show|essa música|o jogo de hoje|a festa|você|meu time|essa viagem|o seu trabalho)(.|!)
(Me fodi|Tô fodido|Deu merda|Fodeu|Me lasquei) (na prova|no trabalho|com esse prazo|de novo|hoje|com a conta de luz)(.|!)
Foda-se, (vou viajar|vou comer mais um|não vou mais|é sexta|vou dormir|que venha o próximo)(.|!)
(Vai se foder|Vai tomar no cu|Puta que pariu), (que gol|que música boa|que final de série|que delícia|como eu te amo|que saudade|que sorte)(!|.)
(Amo|Adoro) (vocês|você|esse time|esse lugar|minha família|meus amigos) pra (caralho|porra|cacete)(.|!)
(Merda|Porra), (queimei o arroz|cortei o dedo|meu celular caiu|quebrou de novo|choveu no feriado|dormi demais).
Esse (time|jogo|livro|lugar|churrasco|café) é (foda|do caralho|bom pra cacete|bom pra porra)(.|!)`,
  negate_neg_nh: `
(Ninguém|Nenhuma pessoa|Nenhum ser humano) (aqui |)(odeia|despreza|agride|maltrata|quer matar|quer o mal de) {s}(.|!)
(Não|Nunca|Jamais) (se |)(deve|pode|devemos|podemos|deviam|deveríamos) (odiar|matar|bater em|agredir|expulsar|desprezar|excluir|machucar|ferir) {s}(.|!| por nada.)
(Ninguém|Nenhum país|Nenhum patrão) (devia|deveria|pode|deve) (mandar embora|prender|castigar|ameaçar|atacar|rejeitar) {s} (por serem quem são|por isso|).
{um} {o} não é (menos que ninguém|um bicho|um animal|lixo|um perigo|um monstro|inferior a você|uma doença|culpad~ de nada).
{s} (nunca|jamais) (foram|serão) (inferiores|uma ameaça|um peso|o problema|nossos inimigos|bandidos|lixo|menos gente).
{s} não (roubam|matam|fedem|estragam|ameaçam|atrapalham|infestam) (ninguém|nada|o país|coisa nenhuma)(.|, isso é mito.)
(Não há|Não existe|Não vejo) (nada de errado|nada de nojento|mal nenhum|vergonha|problema nenhum|nada de ruim) em (ser {o}|{s}).
(Nada contra|Sem preconceito com|Sem ódio a|Zero ódio a) {s}(, são meus amigos.|, convivo bem.|. Gosto de todos.|.)
Eu (nunca|não) (diria|disse|falei|pensei|afirmei) que {s} (são|fossem) (lixo|burros|inferiores|bandidos|animais|doentes|uma praga).
(Discordo|Duvido|Nego|É falso|Não procede) (de quem diz |)que {s} (sejam|são) (inferiores|burros|ladrões|perigosos|preguiçosos|doentes).
Nenhum~ {o} (merece|devia|deveria|precisa) (apanhar|morrer|sofrer|ser humilhad~|ser tratad~ como lixo|ter medo|passar fome|ser odiad~).
Não (é certo|é justo|tem graça|podemos deixar|aceito|quero) (odiar|xingar|matar|humilhar|que matem|que odeiem|que humilhem) {s}(.|!)
(Longe de mim|Deus me livre de|Seria incapaz de) (odiar|matar|ofender|maltratar|machucar|desprezar) {um} {o}.
{s} não são (piores|menos inteligentes|menos honestos|menos capazes|mais violentos) (que|do que) (os outros|ninguém|eu ou você).
Ninguém (morre|adoece|perde nada) por (conviver com|sentar perto de|trabalhar com|ter) {um} {o}.
(Eu |)(não|nunca) (odeio|odiei|desprezo|tenho nojo de|tenho nada contra|tenho ódio de|quero o mal de|detesto) {s}(.|!|, de jeito nenhum.)
{s} não são (nojent~s|burros|inferiores|lixo|bandidos|animais|uma ameaça|uma praga|criminosos|preguiçosos|doentes|um problema|perigosos|uma doença|aberrações|menos que ninguém)(.|!|, parem com isso.)
(Ninguém|Nenhuma pessoa) (deve|devia|pode|tem o direito de|merece) (odiar|matar|bater em|agredir|humilhar|maltratar|desprezar|expulsar|xingar|ofender) {s}(.|!)
Não (acho|acredito|penso|concordo) que {s} (são|sejam) (burr~s|inferiores|nojentos|maus|bandidos|um perigo|animais|uma ameaça).
{s} não (merecem|deveriam|devem|precisam) (morrer|apanhar|sofrer|ser odiad~s|ser humilhados|ser mort~s|ser agredid~s|passar por isso|ser tratados como lixo|ter medo)(.|!)
(Nunca|Jamais) (vou|eu iria|poderia|quis|quero) (matar|odiar|agredir|bater em|desprezar|xingar|machucar) {s}.
(Não é verdade|É mentira|É falso|Não existe prova de|Não se pode dizer) que {s} (são|sejam) (ladrões|burros|inferiores|preguiçosos|violentos|nojentos|bandidos|perigosos).
Nem tod~ {o} é (ladrão|burro|bandido|nojento|preguiçoso|terrorista|igual).
Não (matem|odeiem|batam em|agridam|xinguem|desprezem) {s}(.|!)
Ser {o} não é (doença|crime|pecado|vergonha|defeito|motivo de piada|motivo pra apanhar).
Não desejo (a morte|o mal|nada de ruim) (a|pra) nenhum~ {o}.`,
  ident_neutral_nh: `
(Ele|Ela|Meu tio|A cantora|O professor|O candidato) (é|se declara|disse que é|nasceu) {o}(.| e tem 40 anos.| e trabalha no banco.)
(Alguns|Muit~s|Poucos|Vári~s|Cerca de mil) {s} (viajam|vivem|estudam|compareceram|votam|protestam) (no interior|em São Paulo|aqui|ontem|este ano|na praça).
(Vi|Encontrei|Atendi|Ajudei|Chamei|Cumprimentei) {um} {o} (na padaria|no hospital|hoje cedo|na reunião|no metrô)(.| e conversamos.)
(Existem|Há|Quantos|Onde moram) {s} (em todo o país|neste bairro|na Europa|na sua família)(.|?)
(Você é|Seu pai é|Ela é mesmo) {o}?
(O vagão|A fila|O banheiro|O grupo|O time|A cota|A consulta) (é|era|foi feito) (de|para|só de) {s}.
(Ontem|Hoje|Na semana passada) {um} {o} (me contou uma história|sentou do meu lado|ganhou o prêmio|mudou pro prédio|abriu uma loja|perdeu o voo).
(Li|Escrevi|Vi) (um livro|um artigo|uma tese|um documentário) sobre {s}.
(A maioria d~s|Metade d~s|Um terço d~s) {s} (trabalha|estuda|mora na cidade|tem mais de 30 anos|respondeu à pesquisa).
(Sou|Eu sou|Ele é|Ela é|Meu pai é|Minha amiga é|O prefeito é|A professora é) {o}(.|, e daí?| e mora em Recife.| desde sempre.)
(Conheço|Conheci|Vi|Encontrei|Entrevistei|Moro com|Trabalho com|Estudo com) {um} {o} (na faculdade|ontem|na fila|no trabalho|na feira|em Curitiba|há dez anos|).
(Tem|Há|Moram|Trabalham) (muit~s|alguns|vári~s|cinco|mil) {s} (no Brasil|na minha rua|nesta cidade|na empresa|no bairro|no evento).
(A pesquisa|O IBGE|O estudo|O relatório|A matéria|O livro|O filme|A série) (fala de|ouviu|trata de|mostra|conta a história de|cita) {s}(.| no Brasil.| do século passado.)
(Dois|Alguns|Muit~s|Outr~s|~s) {s} (foram ao cinema|almoçaram aqui|participaram da reunião|chegaram cedo|votaram hoje|pegaram o ônibus|compraram pão).
{s} (também votam|pagam imposto|trabalham, estudam e vivem como todos|vivem em todas as regiões|se reúnem hoje na Câmara).
(Você conhece|Tem|Onde vivem|Quem são) (algum~|muit~s|~s|) {s} (na sua cidade|no seu prédio|por aí|)?
(A vaga|O projeto|O programa|A lei|A campanha) é (para|sobre) {s}.
(Homem|Policial|Motorista|Suspeito|Grupo) é (preso|investigado|condenado) por (agredir|matar|ameaçar|roubar) {um} {o} (em São Paulo|no centro|na Bahia|), diz polícia.
{um} {o} foi (mort~|encontrad~ mort~|agredid~|vítima de assalto|baleado|preso) (ontem|na zona norte|em Goiânia|por um vizinho|).
Meu sobrenome é (Índio|Negro|Preto|Judeu|Baiano) e eu (moro|trabalho|nasci) em Santos.`,
  ident_pos_nh: `
(Como|Quanto) (é bonit~|é bom|me orgulha|é gostoso) ser {o}(.|!)
(Adoro|Curto|Gosto de) (conversar com|trabalhar com|aprender com|ouvir|conviver com|morar perto de) {s}(.|!)
{s} (são dignos de|são merecedores de|inspiram|ensinam|trazem|nos dão) (respeito|admiração|alegria|amor|coragem|confiança)(.|!)
(Tod~s ~s|~s) {s} (são iguais a nós|são iguais a todos|são gente como nós|devem ser livres|podem ser o que quiserem|devem ser respeitados|deveriam ser felizes)(.|!)
(Precisamos|Devemos|Temos que|Vamos|É preciso|Quero) (apoiar|respeitar|proteger|ouvir|acolher|valorizar|defender|amar|abraçar|celebrar) (mais |)(~s |tod~s ~s |){s}(.|!)
(Minha mãe|Meu marido|Minha namorada|Meu melhor amigo|A chefe) é {o} e (eu amo|é incrível|é a melhor pessoa que conheço|tenho orgulho|é muito competente)(.|!)
{um} {o} (pode|merece|consegue|deveria) (ser presidente|ser feliz|tudo|chegar aonde quiser|ser respeitad~|ser amad~|andar em paz)(.|!)
{s} (merecem|deveriam ter|têm) (todo o nosso|muito|o nosso|mais) (amor|respeito|apoio|carinho|reconhecimento)(.|!)
(Ess^s|Noss~s|Querid~s) {s} (arrasam|são demais|são orgulho do Brasil|têm muito talento|salvam vidas|fazem falta aqui)(.|!)
(Sem|Não fossem) (~s |){s}, (o Brasil não existia|a festa não tinha graça|nada funcionava|eu não estaria aqui|a música brasileira era outra).
(Amo|Adoro|Respeito|Admiro|Gosto de|Tenho carinho por|Defendo|Apoio) (tod~s ~s |~s |ess^s |){s}(.|!| de coração.| sempre.)
{s} são (maravilhosos|lindas|inteligentes|fortes|gente boa|pessoas como todas|trabalhadores|honestos|nossos irmãos|bem-vind~s|importantes|fantásticos|corajosos|perfeitos)(.|!| demais.)
{s} (merecem|têm direito a|precisam de|devem ter) (respeito|amor|direitos iguais|viver em paz|voz|mais espaço|dignidade|proteção|ser felizes|tudo de bom|justiça|oportunidades)(.|!)
(Viva|Viva o orgulho d|Parabéns {aos} e viva|Força {aos} e salve|Respeito {aos} e viva) ~s {s}(.|!)
(Tenho|Que|Muito) orgulho de ser {o}(.|!| sim!)
(Sou|Nasci) {o} (com (muito |)orgulho|e me amo|sim, e daí|e feliz|e ninguém me cala|de cabeça erguida)(.|!)
(Que bom|Que alegria|É lindo|Fico feliz de) (ver|ter|saber de) {s} (no poder|na universidade|na TV|no Congresso|vencendo|na política)(.|!)
{um} {o} (no Congresso|na presidência|na ciência|de favela na universidade), (sim senhor|com muito orgulho|que orgulho|finalmente)(.|!)
(O mundo|O Brasil|Este país) (seria pior|não seria nada|não anda|perde) sem {s}(.|!)
(Bicha|Viado|Preta|Sapatão|Travesti|Nega|Neguinha), (você arrasou|te amo|que saudade|você é linda|que orgulho de você|vem cá me abraçar|feliz aniversário)(.|!| demais!)
(Sou|Somos) (bicha|viado|sapatão|preta|travesti|macumbeira|bicha preta|sapatão favelada|preto e nordestino) (sim|com orgulho|e estamos aqui|na política|no parlamento)(.|!)
(A umbanda|O candomblé|O islã|O judaísmo|A fé evangélica|O terreiro|A cultura negra|O povo cigano|O povo do Nordeste|A cultura indígena) (merece respeito|é linda|é resistência|faz parte do Brasil|é amor|tem que ser respeitado)(.|!)
(Feliz dia|Hoje é dia|Viva o dia) d~s {s}(.|!)
{s} (não estão sozinh~s|contem comigo|resistem|fazem história|construíram este país)(.|!)`,
  counter_quote_nh: `
(Quem|Gente que|Político que|Todo mundo que) (fala|diz|escreve|repete|acha|posta) (que |)"{s} (são nojent~s|são lixo|deviam morrer|não prestam|são inferiores|têm que apanhar|não são gente)" (é preconceituos~|não me representa|devia ter vergonha|é racista|comete crime|precisa estudar|é um covarde)(.|!)
"{s} (são|é tudo) (lixo|burros|bandidos|nojentos|uma praga|animais|doentes)"(:|,) (isso é crime|que absurdo|disse o acusado|é o que dizem os preconceituosos|essa frase é um horror|foi o que ouvi hoje e chorei|até quando).
"(Odeio|Detesto|Tenho nojo de|Morte aos|Vou matar|Matem|Fora) {s}" (não é opinião|é discurso de ódio|é crime|foi o que ele escreveu|é uma frase inaceitável|dá cadeia|me revolta)(.|!)
(Parem|Pare|Chega|Não dá mais) de (dizer|falar|repetir|escrever) "{s} (são inferiores|não prestam|deviam morrer|é tudo ladrão|são doentes|voltem pra senzala)"(.|!|, é preconceito.)
(Me chamaram|Chamaram minha amiga|Fui chamado|Chamaram meu filho) de "{x}" (na rua|na escola|no trabalho|hoje) e (doeu|vou processar|denunciei|ninguém fez nada|fiquei arrasado).
(Ouvi|Li|Vi) (um homem|uma senhora|um colega|um deputado) (dizer|gritar|escrever) "(odeio|matem|morte a|que nojo de) {s}" e (fiquei chocado|denunciei|chorei|não acreditei|respondi na hora).
(A palavra|O termo|O xingamento|A expressão) "{x}" (é ofensiva|é racista|não se usa|magoa|é preconceituosa|não tem graça).
(Ele|Ela|O deputado|A torcida|O réu|Meu tio) (disse|gritou|escreveu|postou): "{s} (são lixo|deviam morrer|são uma praga|não são gente)". (Repudio|Que vergonha|Absurdo|Inaceitável|Foi condenado|Denunciem|Que nojo dessa fala|Racismo é crime)(.|!)
"Tinha que ser {o}", (disse ele, e eu não deixei passar|ouvi no elevador; que tristeza|é a frase que mais me dói).
Frases como "{o} bom é {o} (morto|calad~)" (matam|são crime|não são piada|têm que acabar)(.|!)`,
  counter_ref_nh: `
(Acho|Considero|É|Que) (horrível|triste|nojento|absurdo|repugnante|inaceitável|covarde|desumano) (tratar|ver tratarem|quem trata|tratarem) {s} (como lixo|como animais|como bicho|com ódio|com desprezo|feito criminosos)(.|!)
(Me dá nojo|Me dá raiva|Me entristece|Me revolta|Me envergonha) (ver|ouvir|saber de|ler) (alguém|gente|um político|um pastor|colegas) (dizer|dizendo|falar|falando) que {s} (são lixo|são inferiores|são doentes|não são gente|devem morrer)(.|!)
(Querer|Desejar|Pedir|Pregar) (a morte|o fim|a expulsão|o mal|o extermínio) (de|d~s) {s} é (crime|coisa de covarde|discurso de ódio|doentio|nazismo|inaceitável|desumano)(.|!)
(Odiar|Desprezar|Agredir|Ofender|Rejeitar|Inferiorizar|Ameaçar|Bater em|Matar) {s} é (crime|preconceito|covardia|falta de caráter|burrice|pecado|ignorância|uma vergonha|coisa de gente podre)(.|!)
(Pessoas|Gente|Homens|Políticos|Os) que (odeiam|agridem|xingam|matam|humilham|discriminam|chamam de {x}) {s} (são|é que são) (covardes|criminosos|ignorantes|o problema|nojentos|preconceituosos|um perigo)(.|!)
(Não aceito|Não admito|Não vou tolerar|Não fico calado quando|Reajo quando|Brigo quando) (que |)(falem|alguém fala|digam|dizem|ouço) que {s} (são lixo|são burros|não prestam|deviam sumir|são nojentos|merecem apanhar)(.|!)
(Meu chefe|Um aluno|Uma vizinha|O pastor|O candidato|Um torcedor) (foi|acabou) (demitido|expulso|preso|processado|multado|afastado) (por|depois de|porque ficou) (dizer|gritar|escrever|afirmar) que {s} (são|eram) (lixo|inferiores|animais|doentes|bandidos)(.|!)
(Ainda|Até hoje|Infelizmente) (tem|há|existe) (gente|quem|político) que (acha|diz|pensa|acredita|prega) que {s} (são inferiores|não são gente|merecem morrer|são doentes|são todos bandidos)(.|, que atraso.)
(Meu irmão|Minha amiga|Meu aluno|A vítima), {um} {o}, (foi chamad~|foi xingad~|apanhou e foi chamad~) de {x}(.| e chorou.| e foi à delegacia.)
(Usar|Falar|Gritar|Escrever) {x} (pra|para) (ofender|xingar|falar de|se referir a) {um} {o} é (crime|racismo|preconceito|horrível|inaceitável|cruel)(.|!)
(A piada|O vídeo|O post|O cartaz|O discurso) que (chama|mostra|pinta|trata) {s} (de|como) (animais|lixo|bandidos|macacos|inferiores) (é criminoso|foi tirado do ar|é uma vergonha|foi denunciado|não tem graça)(.|!)
(Acreditar|Insistir|Ensinar|Espalhar) que {s} (são|seriam) (perigosos|inferiores|burros|uma praga|pecadores|preguiçosos) (é|só pode ser) (preconceito|ignorância|mentira|crime|maldade)(.|!)
Quem (trata|xinga|olha|chama) {s} (mal|como bicho|com nojo|de lixo) (não entra na minha casa|perde a minha amizade|tem que responder por isso|precisa aprender)(.|!)
(Odeio|Não suporto|Tenho nojo de|Não respeito|Tenho pena de|Desprezo) (quem|gente que|pessoas que|políticos que) (odeia|agride|humilha|despreza|xinga|ameaça|bate em|mata) {s}(.|!)
(Dizer|Falar|Achar|Afirmar|Pensar|Repetir) que {s} (são|é tudo|não passam de) (lixo|burros|inferiores|bandidos|nojentos|animais|uma praga) é (preconceito|racismo|crime|ignorância|errado|uma vergonha|inaceitável|desumano|absurdo)(.|!)
(Dizer|Falar|Defender|Sugerir) que {s} (deviam morrer|merecem apanhar|têm que ser expulsos|não merecem viver|não têm direitos) é (crime|discurso de ódio|inaceitável|monstruoso|errado|covardia)(.|!)
(Chamar|Xingar|Comparar) (alguém|{um} {o}|uma pessoa|um colega) (de|com) ({x}|macaco|lixo|bicho|aberração) é (crime|racismo|ofensa|preconceito|errado|injúria|coisa de covarde)(.|!)
(Foi preso|Foi condenado|Foi denunciado|Perdeu o emprego|Vai responder) (por|depois de) (chamar|xingar|ofender) {um} {o} (de {x}|de lixo|de macaco|com insultos)(.|!)
(É triste|É revoltante|É um absurdo|Me dói|Que vergonha|Não aceito) (ver|ouvir|que existam) (pessoas|políticos|colegas|gente) (odiando|atacando|humilhando|ameaçando|querendo matar|pregando a morte de) {s}(.|!)
(Quem|Todo aquele que) (quer matar|odeia|agride|chama de {x}|deseja mal a|ataca|bate em) {s} (é criminoso|devia estar preso|tem que pagar|não merece respeito|é covarde|precisa de ajuda)(.|!)
(O ódio|A violência|O preconceito|A perseguição) contra {s} (é inaceitável|tem que acabar|mata|é crime|só cresce|me revolta)(.|!)
(Repudio|Condeno|Denuncio|Sou contra|Não tolero) (qualquer|toda|a) (fala|violência|piada|ofensa|ameaça|agressão) contra {s}(.|!)
(Disseram|Falaram|Gritaram) que {s} (são lixo|não são gente|deviam morrer|são doentes), e (isso é inaceitável|eu discordo|é mentira|vamos processar|isso me revolta).
(Ele|Ela|O vereador|O professor|O jogador) (chamou {um} {o} de {x}|disse que {s} são lixo|ameaçou matar {s}|ofendeu {s}) e (foi preso|foi demitido|vai responder na Justiça|perdeu o mandato|pediu desculpas).
{s} (sofrem|são vítimas de|enfrentam|são mort~s por) (preconceito|ódio|violência|racismo|ameaças|agressões) (todo dia|no Brasil|nas redes|)(.|!)`,
  target_obj_nh: `
(Odeio|Detesto|Não suporto|Abomino|Que nojo de|Que ódio de|Não aguento mais) {coisa}(.|!| com todas as forças.)
{Coisa} (é uma merda|é um lixo|é horrível|não presta|fede|é nojento|é uma praga|é um câncer|é uma desgraça|é uma bosta)(.|!)
{Coisa} (devia|deveria|tinha que|merece) (acabar|sumir|ser proibido|ir pro lixo|morrer|ser destruído|queimar)(.|!)
(Vou|Quero|Dá vontade de) (matar|quebrar|queimar|destruir|jogar no lixo|acabar com) {coisa}(.|!)
(Morte|Fora|Chega de|Abaixo)(:| |) {coisa}(!|.)
QUE (NOJO|ÓDIO|RAIVA|HORROR|MERDA|ABSURDO|VERGONHA)(!!!!|!|!!| DISSO| DESSA COMIDA)
Que (nojo|ódio|raiva|horror|absurdo|nojeira|vergonha|desgraça)(!!!|!|...| meu Deus| disso aí)
{Coisa} (não serve pra nada|não vale nada|é inútil|é o pior que já vi|me dá ânsia|me irrita)(.|!)
(Ratos|Baratas|Mosquitos|Pulgas|Cupins|Formigas|Vírus|Bactérias|Ervas daninhas) (nojentos|são uma praga|têm que morrer|devem ser exterminados|invadiram a minha cozinha)(.|!)
{Coisa} não (é bom|merece elogio|tem nada de bom|presta|é inteligente|deveria existir).
(Por que|Quem) (inventou|existe|gosta de) {coisa}(, que lixo|, essa porcaria|, que nojo|)?`,
  target_indiv_nh: `
(Você é|Vc é|Tu é|Seu|Sua) (um |uma |)(idiota|imbecil|lixo|babaca|otário|verme|nojento|covarde|burro|escroto|merda|rato|mentiroso)(.|!| mesmo.| de merda.)
(Odeio|Detesto|Não suporto|Que nojo de|Tenho raiva de|Desprezo) (você|{pessoa}|ele|ela)(.|!)
{Pessoa} é (um lixo|um idiota|um verme|um nojento|um imbecil|um rato|um animal|um monstro|um burro|um merda|insuportável|repugnante)(.|!)
(Vou|Eu vou|Quero|Um dia vou) (te matar|te bater|quebrar a sua cara|acabar com você|te pegar|socar {pessoa}|matar {pessoa}|dar um tiro em você)(.|!)
{Pessoa} (devia|merece|tem que|tinha que) (morrer|apanhar|sumir|ser preso|sofrer|levar um tiro|se foder)(.|!)
(Tomara|Espero) que (você|{pessoa}) (morra|se foda|sofra|apodreça na cadeia|suma)(.|!)
(Vai se foder|Vai tomar no cu|Cala a boca|Some daqui|Vai à merda), (seu idiota|seu merda|babaca|otário|{pessoa}|seu lixo|imbecil)(.|!)
{Pessoa} não (presta|vale nada|merece respeito|é gente|tem caráter|é confiável)(.|!)
(Na minha opinião|Acho que|Pra mim) {pessoa} (é um lixo|é um imbecil|não presta|devia ser preso|merece apanhar).
(Por que|Como) {pessoa} (é|consegue ser) tão (burro|nojento|idiota|falso|ridículo)?
Conheci {pessoa} ontem. (Que lixo|Odeio esse sujeito|Um nojento|Merece apanhar)(.|!)`,
  target_group_nh: `
{Prof} (me dão nojo|me dão raiva|me enojam|são nojentos|são uma raça maldita|são gente da pior espécie|são inúteis|não servem pra nada)(.|!)
(Todo mundo odeia|Ninguém suporta|Ninguém aguenta|Eu tenho nojo de|Sinto desprezo por) {prof}(.|!)
(Alguém|O governo|O povo|A polícia) (devia|tinha que|precisa) (prender|acabar com|dar uma surra em|expulsar|eliminar) (esses |os |todos os |){prof}.
(Tomara que|Espero que|Quero que) (todos os |esses |os |){prof} (morram|se ferrem|sumam|sejam presos|percam tudo|apodreçam na cadeia)(.|!)
{Prof} (são|parecem) (uns |como |)(parasitas|cobras|porcos|urubus|sanguessugas|bichos|monstros|ratos de esgoto)(.|!)
(Odeio|Detesto|Não suporto|Desprezo|Que nojo de|Tenho ódio de|Fora|Morte aos) (todos os |esses |os |){prof}(.|!)
{Prof} são (todos |uns |tudo |)(lixo|ladrões|nojentos|ratos|vermes|burros|mentirosos|canalhas|vagabundos|parasitas|animais|imbecis|um câncer|uma praga|a escória)(.|!)
{Prof} (deveriam|deviam|têm que|merecem|tinham que) (morrer|ser presos|apanhar|sumir|ser fuzilados|pagar por tudo|ir pra cadeia|ser expulsos)(.|!)
(Vou|Vamos|Quero|Dá vontade de) (matar|acabar com|bater em|expulsar|prender|socar|enforcar) (todos os |esses |){prof}(.|!)
{Prof} não (prestam|merecem respeito|são gente|são confiáveis|merecem viver|valem nada|trabalham)(.|!)
(Bando|Cambada|Corja|Quadrilha) de {prof} (de merda|ladrões|nojentos|vagabundos|filhos da puta|)(.|!)
(Acho|Penso|Na minha opinião, acho) que {prof} (são lixo|deviam ser presos|não prestam|são uns parasitas).
(Por que|Como) {prof} (são|conseguem ser) tão (burros|nojentos|ladrões|falsos|sujos)?
(Vão se foder|Vão tomar no cu|Que se fodam|Foda-se), {prof}(.|!| de merda!)
O (Brasil|mundo) seria melhor sem {prof}.
(Só podia ser|Tinha que ser) coisa de {prof}.
Conheço {prof}. (Essa gente|Essa corja|Essa laia) (não presta|me dá nojo|devia sumir|é um lixo).`,
}
