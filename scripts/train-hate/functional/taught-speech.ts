import type { Templates } from './classes.ts'

const VILE =
  '(ordinári~s|pilantras|canalhas|trapaceir~s|malandr~s|golpistas|encostad~s|sanguinári~s|depravad~s|sem-vergonhas|bárbar~s|rud^s|lerd~s|débeis|retrógrad~s|dissimulad~s|vingativ~s|mesquinh~s|arrogantes|barraqueir~s|vulgares|desqualificad~s|sebos~s|piolhent~s|malcheiros~s|encardid~s|grotesc~s|medíocres|perdid~s|pecador^s|endemoniad~s|amaldiçoad~s|desalmad~s|trambiqueir~s|fracassad~s|chorões|mamador^s|gananci~s|avarent~s|tarad~s|dopad~s|assassin~s|terroristas|invasor^s|aproveitador^s|subdesenvolvid~s|toscos|limitad~s|lent~s de cabeça|insignificantes|intrus~s|inconvenientes|frac~s|intragáveis|deploráveis|vergonhos~s)'
const VILE_ONE =
  '(ordinári~|pilantra|canalha|trapaceir~|malandr~|encostad~|sem-vergonha|bárbar~|lerd~|dissimulad~|mesquinh~|barraqueir~|vulgar|sebos~|piolhent~|malcheiros~|encardid~|grotesc~|medíocre|perdid~|endemoniad~|amaldiçoad~|trambiqueir~|fracassad~|tarad~|assassin~|terrorista|subdesenvolvid~|limitad~|insignificante|intrus~|frac~|burr~|preguiços~|ladr~|imund~|fals~|ingrat~|fedorent~|pervertid~|abusad~|metid~|interesseir~|promíscu~|desonest~)'
const FEEL =
  '(pego ódio|perco a fome|fico enjoad~|quero sumir|me coço|me arrepio de nojo|fecho a cara|desligo a TV|mudo de lugar|viro o rosto|prendo a respiração|cuspo no chão|perco a fé na humanidade|sinto vergonha do Brasil|fico com ânsia|saio de perto)'
const THEM =
  '(essa gente|esse povo|essa corja|essa raça|essa laia|essa turma|esse bando|essa cambada|eles|todos eles|essa gentalha|essa escumalha)'

/** More wordings of the other classes: questions, opinions, groups named in the preceding sentence, swearing, slurs. */
export const TAUGHT_SPEECH: Templates = {
  derog_neg_attrib_h: `
{o} é (tudo |tudo um bando de |sempre |muito |bem |tão |) ${VILE_ONE}(.|!| mesmo.| demais.| por natureza.| desde pequen~.| e ninguém muda isso.| pra qualquer coisa.)
(Tod~|Qualquer|Cada) {o} (que conheço |que chega aqui |da minha rua |) (é|acaba sendo|nasce|morre) ${VILE_ONE}(.|!|, pode procurar.|, aprendi cedo.)
(~s |Ess^s |Tod~s ~s |) {s} (são|continuam|foram sempre|sabem ser|nascem) ${VILE} (e|, além de) ${VILE}(.|!)
{o} (mente|rouba|fede|trai|engana|vagabundeia|trapaceia|não trabalha|vive de bolsa|vive de golpe|só faz filho|só bebe|só quer mamata|vende a mãe|estraga tudo|arruma confusão|é falso que dói|é um peso)(.|!| sempre.| e ainda reclama.| que é uma beleza.)
(Preguiça|Burrice|Safadeza|Sujeira|Mentira|Ladroagem|Histeria|Barraco|Atraso|Traição) (é o sobrenome|é a marca|é a cara|corre no sangue|é o esporte|mora na alma) (de|d~s) {s}(.|!)
{s} (carregam|espalham|trazem|deixam) (doença|crime|sujeira|atraso|maldição|desgraça|mau cheiro|confusão|miséria|pecado) (por onde passam|pro nosso país|nas costas|pra dentro de casa)(.|!)
(Nunca vi|Não conheço) (povo|raça|gente) (mais |tão ) ${VILE_ONE} (do que|como|que nem|quanto) {s}(.|!)
`,
  derog_neg_emote_h: `
(Quando|Toda vez que|Se|É só) (vejo|escuto|encontro|aparece|entra) {um} {o} (na TV|na minha frente|na loja|aqui|), ${FEEL}(.|!)
{o} me (causa|provoca) (asco|ânsia|raiva|repulsa|calafrio|vontade de vomitar|ódio|desgosto|coceira)(.|!|, não disfarço.|, de verdade.| só de ver.)
(Odeio|Detesto|Não aturo|Desprezo|Abomino|Tenho ódio mortal de|Peguei nojo de|Tenho ranço de|Morro de raiva de) {o}( desde sempre.| e digo na cara.| metid~ a gente.| com gosto.|, sim, e daí?)
(Nojo|Asco|Ódio|Repulsa|Desprezo|Ranço|Raiva)(:|,| é) (o que sinto|tudo que tenho|só isso|palavra certa) (por|de|pra) {s}(.|!)
`,
  phrase_question_h: `
(Por que|Como pode|Já repararam como|Por que raios) (tod~ |) {o} (é|ser|consegue ser|nasce) (tão |sempre |) ${VILE_ONE}?
(Quem|Alguém|Mais alguém|Ninguém) (aí |) (acha|percebeu|reparou) que {o} (é ${VILE_ONE}|estraga tudo|só atrapalha)?
(Qual|Pra que serve|Qual a utilidade de|Quanto vale) {um} {o}? (Nenhuma|Nada|Nem pra adubo|Fica a dúvida)(.|!)
(Tem|Existe|Há) (coisa|bicho|gente|raça) (pior|mais nojenta|mais burra|mais suja) (que|do que) {o}?
(Vocês não têm|Ninguém tem|Não dá) (nojo|raiva|medo|vergonha) de (ess^s |) {s}?
(Até quando|Por quanto tempo) (vão|vamos|o Brasil vai) (bancar|sustentar|aturar|engolir|passar a mão na cabeça d|dar palco pra) (ess^s |) {s} ${VILE}?
`,
  phrase_opinion_h: `
(Só acho|Eu só acho|Sei lá, mas acho|Posso estar errado, mas acho|Já cansei de dizer) que {o} (é|nasce|não passa de) (um |uma |) (${VILE_ONE}|atraso|erro|bicho|doente|peso|perigo|lixo)(, aceitem|, me processem|, e é isso|)(.|!)
(Pra mim|No meu ver|Minha opinião|Na minha humilde opinião|Se me perguntarem|Pra ser franc~)(,|:) {o} (é|sempre será|nunca deixou de ser) (${VILE_ONE}|doente|lixo|praga|inferior|aberração|um erro|bandido) (e ponto|e acabou|, sinto muito|)(.|!)
(Pra mim|No meu ver|Minha opinião|Na minha humilde opinião|Se me perguntarem)(,|:) {o} (devia|tinha que|merecia|deveria) (ser (pres~|expuls~|castrad~|internad~|proibid~)|sumir|morrer|apanhar|voltar pra jaula) (daqui|do Brasil|e ponto|)(.|!)
(Falo|Digo|Repito|Assumo) (sem medo|na lata|com todas as letras|e assino embaixo): {s} (são|não passam de) (${VILE}|lixo|um câncer|inferiores|uma praga)(.|!)
`,
  ref_subs_clause_h: `
(Meu chefe|O novo morador|A professora|O motorista|A médica|O juiz) é {o}, (e|então|daí) (já sabe|que nojo|fede|não presta|só faz besteira|odeio|tinha que ser|não dá pra confiar nessa raça|quero longe)(.|!)
(Conheço|Convivo com|Trabalhei com|Fui casado com|Estudei com) {s} (a vida toda|há anos|), e ${THEM} (é|são) (podre|um lixo|o pior que existe|de dar nojo|falsa|imprestável|tudo bandido)(.|!)
(Vieram|Mudaram pra cá|Abriram uma loja) ~s {s}, e ${THEM} (só |)(trouxe|traz|trouxeram|deixa) (doença|crime|barulho|desgraça|atraso|briga)(.|!)
`,
  ref_subs_sent_h: `
(Lá vêm|Olha|Chegaram|De novo|Mais uma vez) ~s {s} (pedir|gritar|se fazer de vítimas|protestar|cantar|rezar|)(.|!) (Raça|Bando|Corja|Gente|Povo|Cambada) (de |) (${VILE}|urubus|imprestáveis|vagabundos|parasitas)(.|!)
(Passaram|Sentaram aqui|Moram lá) (dois|uns|vários) {s}(.|!) (Lixo|Nojeira|Que fedor|Uns bichos|Gentalha|Cambada de ${VILE}|Deu vontade de vomitar|Mudei de calçada)(.|!)
{s}(.|...|!) (Nem me fale|Affe|Credo|Ninguém merece|Pelo amor de Deus)(.|!) ${THEM} (me dá nojo|tem que sumir|devia morrer|não presta|só atrapalha)(.|!)
`,
  slur_h: `
(Esse|Essa|Aquele|Aquela|Ô|Ei|Olha o|Olha só o|Lá vai o) {x} (querendo ser gente|se achando|metido a besta|de carro novo|mandando em mim|chorando|rebolando|pedindo voto|com cara de fome)(.|!| kkkk)
(Volta|Vai|Some|Corre) (pra|pro) (teu buraco|tua jaula|navio|mato|zoológico|inferno|esgoto|cozinha|teu país), (seu |sua |) {x} (fedido|imundo|nojento|)(.|!)
(Mais um|Outro|Sempre um|Tinha que ser|Só podia ser|Nasceu um|Parece um) {x} (no time|no jornal|na câmara|pra encher o saco|fazendo merda|querendo cota|)(.|!)
(Cuidado com o|Não confio em|Não sento com|Não falo com|Bloqueei um|Ri muito do|Cuspi no) {x} (aí|da esquina|fedido|)(.|!)
{x} (fedido|sujo|ridículo|safado|imprestável|ladrão)(.|!|, se mata.|, some.| kkkk)
(Todo|Cada|Nenhum) {x} (desses|daqui|) (merece|devia levar|presta|é igual|tem que ouvir|vai sofrer)(.|!)
`,
  profanity_h: `
(Bosta|Porra|Desgraça|Cu|Puta que pariu) de {o}(.|!| do caralho.| fedido.| que não some.)
(Foda-se|Fodam-se|Que se foda|Que se fodam|Pau no cu de|Vai se foder|Vão se foder) (ess^s |tod~s ~s |~s |)(porras de |merdas de |) {s} (de merda|do caralho|imundos|desgraçados|)(.|!)
{o} (filho da puta|do caralho|de merda|cuzão|arrombad~|escrot~|desgraçad~|fodid~) (tem que se foder|não presta|vai à merda|me irrita|aqui não)(.|!)
(Caralho|Porra|Puta merda), (que {o} burr~|que {s} ${VILE}|tira ess^s {s} daqui|{o} é foda de ruim|como fede {um} {o})(.|!)
`,
  negate_neg_nh: `
(Não creio|Nunca achei|Discordo de quem acha|Não é certo dizer) que {o} (seja|é) (tudo |) ${VILE_ONE}(.|!|, pelo contrário.)
{o} não é (tudo |) ${VILE_ONE}(.|!|, isso é lenda.)
{s} não são ${VILE}(, dou minha palavra|, e dói ouvir isso|)(.|!)
(Eu |)(jamais|nunca|não) (faria mal|levantaria a mão|xingaria|negaria ajuda|mentiria) (em|a|pra|n)(um|uma) {o}(.|!)
(Ninguém|Nenhuma pessoa) (deveria|devia|pode|merece) (apanhar|morrer|ser xingad~|ser demitid~|sofrer|passar fome) (por ser|só por ser) {o}(.|!)
`,
  counter_quote_nh: `
(Me disseram|Ele disse|Gritaram|Meu tio falou|Ouvi no trem|O deputado afirmou) (que |)"{o} é (tudo |) ${VILE_ONE}"(.|,) (Que cansaço|Não ri|E aplaudiram)(.|!)
`,
  counter_ref_nh: `
`,
  ident_neutral_nh: `
{o} e (feliz|cansad~|mãe de dois|pai de menino|torcedor do Bahia|desempregad~), (moro no interior|sou assim|falo alto mesmo|prazer)(.|!)
`,
}
