const FOE =
  '(o governo|esse governo|o ministro|Lula|Bolsonaro|esse deputado|o prefeito|a mídia|o STF|o PT|o PL|a esquerda|a direita|o Centrão|essa ministra|o senador|a oposição|o ditador|Maduro|Putin|o crime organizado|a milícia|o tráfico|o garimpo)'
const FOES =
  '(banqueiros|golpistas|corruptos|milicianos|traficantes|esses políticos|os comunistas|os fascistas|garimpeiros|os bolsonaristas|os petistas|terroristas|ditadores|assassinos|racistas|grileiros|estupradores|os poderosos|sonegadores|os nazistas)'
const VILE =
  '(canalha|covarde|bandido|mentiroso|genocida|ladrão|vagabundo|nojento|lixo|verme|hipócrita|monstro|parasita|criminoso|assassino|racista|fascista|escória|traidor|praga|rato|câncer)'
const HURT =
  '(mata|humilha|persegue|expulsa|odeia|despreza|rouba|trai|massacra|ameaça|espanca|abandona|engana|cala|explora|prende|deixa morrer|trata como lixo|trata como bicho|chama de burros|quer exterminar|joga na miséria|usa e descarta|tira o pão de)'
const HURTS =
  '(matam|humilham|perseguem|expulsam|odeiam|desprezam|roubam|massacram|ameaçam|espancam|abandonam|exploram|escravizam|estupram|queimam vivos|decapitam|torturam|fuzilam|querem exterminar|tratam como lixo)'

/** Anger that names a group but is not aimed at it: it is aimed at those who hurt or exploit the group. */
export const POSTS_OF_ANGER = `
${FOE} ${HURT} ~s {s}(.|!| todo santo dia.| e ri.| e ninguém fala nada.|, e o povo aplaude.| 🤡)
${FOES} ${HURTS} ~s {s}(.|!| há 500 anos.| em nome de Deus.| e seguem soltos.|, cadeia já!)
${FOE} é (um |) ${VILE}(:|,|!) (${HURT} ~s {s}|e ainda fala em nome d~s {s}|mentiu {aos}|tem sangue d~s {s} nas mãos|vive às custas d~s {s})(.|!)
(Que|Seu|Esse|Bando de) ${VILE}(!|:|,) (bater n|atirar n|roubar |enganar |humilhar |ameaçar |zombar d|matar )(~s|ess^s) {s} (indefes~s|na frente dos filhos|por dinheiro|ao vivo|)(.|!)
Quem ${HURT} (~s |){s} é ${VILE}(.|!| e ponto.|, seja de que partido for.| tem que ir preso.)
${VILE} é (quem|o político que|o governo que|o patrão que|o pastor que) ${HURT} (~s |){s}(.|!|, não o contrário.)
(Parasita|Vagabundo|Bandido|Ladrão|Praga|Lixo|Vergonha) (não são|nunca foram) ~s {s}(:|,|;) (são|é) ${FOES}(.|!)
(Morte|Sangue|Fome|Fogo|Bala|Veneno|Miséria|Guerra) (contra ~s|sobre ~s|n~s) {s}(:|,) (obra d|culpa d|legado d|silêncio d)~ ${FOE}(.|!| Basta!)
(Cadeia|Paredão|Prisão perpétua|Impeachment|Lixo da história|Desprezo) para (quem|o ${VILE} que|o político que) ${HURT} (~s |){s}(.|!)
(Odeio|Desprezo|Tenho nojo de|Não suporto|Detesto) (quem|político que|governo que|gente que|homem que) ${HURT} (~s |){s}(.|!| e dorme tranquilo.)
${FOE} (disse|gritou|escreveu|pensa|acha|insinuou) que {s} são ${VILE}? (Que nojo|Cassação|Vergonha|Racista|Processo|E vocês votam nisso)(.|!)
(${FOES}|${FOE}) e ~s {s}(: |, )(um mata, o outro morre|uma vergonha|quem paga a conta?|a história se repete|nenhuma linha no jornal)(.|!|?)
(Tem|Há|Corre) (sangue|lágrimas|suor|lama) (d~s|de) {s} (nas mãos de|na conta de|por culpa de) ${FOE}(.|!)
(Lula|Bolsonaro|O ministro|Esse prefeito) (na|em viagem à|de volta d) (China|Argentina|Arábia|Israel|Índia|Rússia|Venezuela) (com|bajulando|vendendo o Brasil a|rindo com|pedindo bênção a) (chineses|argentinos|árabes|judeus|indianos|russos|venezuelanos)(, que ${VILE}!|. Vergonha!|: e o povo sem remédio.|. 🤮)
(Vai|Vão) (trabalhar|estudar|ler a Constituição|se tratar|pedir desculpas), ${FOE}(:|,) (~s {s} não são palhaços|respeite ~s {s}|deixe ~s {s} em paz|chega de usar ~s {s})(.|!)
(Nem|Nunca vi) (no inferno|em ditadura|em filme de terror) (se trata|alguém trata|trataram) ~s {s} (assim|como ${FOE}|tão mal|com esse ódio)(.|!)
(Pra|Para) ${FOE}, {s} são (lixo|gado|número|voto de cabresto|inimigos|bandidos|descartáveis|peso)(.|!|. Pra nós, são gente.| #Basta)
(Enquanto|Quando) ~s {s} (morrem|passam fome|enterram filhos|dormem na fila|são mort~s), ${FOE} (ri|viaja|janta em Paris|posa de herói|mente|faz arminha|toma champanhe)(.|!| ${VILE}!)
(Macho|Homem|Valentão|Deputado|Ministro|Juiz) que (bate em|atira em|grita com|persegue|mata) (mulher|idosa|travesti|menina|índia|empregada) é ${VILE}(.|!| e tem que apodrecer na cadeia.|, fora do cargo!)
(Mataram|Queimaram|Estupraram|Fuzilaram|Degolaram) (mulheres|crianças|judeus|palestinos|índios|cristãos|negros|gays|sírios|armênios), e (tem ${VILE} que defende|tem quem comemore|${FOE} se cala|ninguém é punido)(.|!)
(Feministas|Negros|Índios|Gays|Evangélicos|Judeus|Nordestinos|Pobres) de verdade (não votam em|não se vendem a|sabem quem é|lutam contra|têm memória e não esquecem) ${FOE}(.|!)
(Quero ver|Cadê|Duvido) ${FOE} (defender|visitar|pedir perdão a|pagar indenização a|olhar na cara d) (~s |){s}(.|!|?|... ${VILE}.)
(Chega de|Basta de|Fora com) (matar|humilhar|roubar|enganar|queimar|perseguir|odiar) (~s |){s}, ${FOE}(.|!|, seu ${VILE}!)
(Não|Nunca) (foi|foram|é|são) (culpa d|problema d|invenção d)~s {s}: ${FOE} (mente|roubou|errou|destruiu tudo|afundou o país)(.|!)
(Perdeu|Chora|Aceita|Engole), ${VILE}(!|:|,) (~s {s} venceram|foi voto d~s {s}|~s {s} elegeram o presidente|~s {s} não esquecem)(.|!| 😂)
`
