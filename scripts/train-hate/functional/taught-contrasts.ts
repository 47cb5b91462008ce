import type { Templates } from './classes.ts'

/** What is no hate beside what is: the same words denied, quoted, told, praised, or said of a thing, a person, a trade. */
export const TAUGHT_CONTRASTS: Templates = {
  profanity_nh: `
(Caralho|Porra|Puta merda|Cacete|Puta que pariu|Merda|Nossa, porra), (que (dia|sol|calor|frio|sono|fome|jogo|filme|festa|vitória|chuva|susto) (lindo|foda|da porra|do caralho|incrível|é esse)|perdi o ônibus|esqueci a chave|ganhei|consegui|que alívio|tô atrasado|acabou a luz|que saudade)(!|.)
(Tô|Estou|Fiquei) (feliz|cansado|animado|com fome|com sono|triste|ansioso|orgulhoso) (pra caralho|pra porra|pra cacete|demais, porra)(.|!)
(Que|Essa) (merda|porra|bosta|desgraça) (de dia|de semana|de internet|de chuva|de trânsito|que aconteceu|de notícia|de prova)(.|!)
(Foda|Muito foda|Foda demais|Do caralho) (esse show|essa música|o jogo de hoje|a festa|você|meu time|essa viagem|o seu trabalho)(.|!)
(Me fodi|Tô fodido|Deu merda|Fodeu|Me lasquei) (na prova|no trabalho|com esse prazo|de novo|hoje|com a conta de luz)(.|!)
Foda-se, (vou viajar|vou comer mais um|não vou mais|é sexta|vou dormir|que venha o próximo)(.|!)
(Vai se foder|Vai tomar no cu|Puta que pariu), (que gol|que música boa|que final de série|que delícia|como eu te amo|que saudade|que sorte)(!|.)
(Amo|Adoro) (vocês|você|esse time|esse lugar|minha família|meus amigos) pra (caralho|porra|cacete)(.|!)
(Merda|Porra), (queimei o arroz|cortei o dedo|meu celular caiu|quebrou de novo|choveu no feriado|dormi demais).
Esse (time|jogo|livro|lugar|churrasco|café) é (foda|do caralho|bom pra cacete|bom pra porra)(.|!)`,
  negate_neg_nh: `
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
(Amo|Adoro|Respeito|Admiro|Gosto de|Tenho carinho por|Defendo|Apoio) (tod~s ~s |~s |ess^s |){s}(.|!| de coração.| sempre.)
{s} são (maravilhosos|lindas|incríveis|inteligentes|fortes|gente boa|pessoas como todas|trabalhadores|honestos|nossos irmãos|bem-vind~s|importantes|fantásticos|corajosos|perfeitos)(.|!| demais.)
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
