import type { Templates } from './classes.ts'
import { TAUGHT_CONTRASTS } from './taught-contrasts.ts'
import { TAUGHT_THREATS } from './taught-threats.ts'

/** The half that may be used for training. It shares no template with the other half. Necessarily ugly, short, without names of persons. */
export const TAUGHT_TEMPLATES: Templates = {
  derog_neg_emote_h: `
(Odeio|Detesto|Abomino|Desprezo) (tod~s ~s|ess^s|~s) {s}(.|!|, sempre odiei.|, não adianta.)
(Odeio|Detesto|Não aguento|Não tolero|Não consigo suportar) {s}(.|!| e não escondo.| com toda a minha alma.)
(Tenho|Sinto|Só tenho|Sempre tive) (ódio|nojo|asco|horror|pavor|raiva|ranço|desprezo|aversão) (de|a|por) {s}(.|!)
{s} (me dão|só me dão|sempre me deram) (nojo|asco|raiva|vontade de vomitar|arrepios|enjoo|ódio)(.|!)
(Que|Mas que) (nojo|ódio|asco|raiva|repulsa) (de|que eu tenho de|que me dá) {s}(.|!)
Fico (doente|com raiva|enojado|puto) (quando vejo|só de ver|toda vez que vejo) {um} {o}.
Não consigo (nem olhar|ficar perto|respirar o mesmo ar) de {um} {o} sem (nojo|passar mal|raiva).
{s} me (irritam|enojam|repugnam|revoltam|tiram do sério) (demais|tanto|muito|profundamente).
Se tem uma coisa que eu (odeio|detesto|não engulo) é {o}.
Meu ódio por {s} (só cresce|não tem fim|é eterno).
(Morro de|Tenho) (nojo|ódio) (de {um} {o} encostar em mim|dess^s {s} sujos).
Nada me (enoja|irrita|revolta) mais do que {um} {o}.
(Argh|Eca|Credo), (odeio|que nojo de|detesto|não suporto) {s}!`,
  derog_neg_attrib_h: `
{s} são (tod~s |muito |uns |tudo |mesmo |sempre |tão |)(nojent~s|burr~s|estúpid~s|sujos|imund~s|feios|repugnantes|ignorantes|desonestos|falsos|mentirosos|preguiçosos|vagabundos|ladrões|criminosos|perigosos|covardes|inúteis|fedidos|maus|podres|malditos|traiçoeiros|violentos|asquerosos|desprezíveis|fracos|loucos|imorais|promíscuos)(.|!| mesmo.| e ponto.)
{s} são (uma raça|um povo|uma gente|um bando de gente) (inferior|imunda|maldita|atrasada|sem caráter|sem vergonha|nojenta|suja|burra).
(Tod~|Qualquer) {o} é (burr~|ladrão|bandido|sujo|falso|interesseiro|nojent~|preguiços~|traidor|fedido|vagabundo|doente).
{o} é tudo (burro|ladrão|bandido|vagabundo|falso|sujo|igual, ninguém presta|safado|podre|doente mental|sem-vergonha).
{s} (só pensam em|só querem saber de|vivem de) (roubar|sexo|dinheiro fácil|mamata|enganar os outros|fazer mal aos outros).
{s} (fedem|cheiram mal|não tomam banho|são burros como portas|são uma vergonha|têm o cérebro menor).
{s} (são o pior|são a pior coisa|são o que há de pior|são a vergonha) (tipo de gente que existe|do Brasil|deste mundo|da sociedade).
{s} são (geneticamente|naturalmente|moralmente|intelectualmente) (inferiores|mais burros|incapazes|piores que nós).
{um} {o} é sempre (um perigo|um criminoso em potencial|um peso|uma desgraça|uma vergonha).
Ser {o} é (uma doença|uma vergonha|um defeito|coisa de gente podre|pecado e nojeira|falta de caráter|uma aberração).
{s} têm (uma doença mental|o demônio no corpo|a alma podre|problema na cabeça|sangue ruim).
Essa gente {o} é (nojenta|podre|ladra|burra|preguiçosa).
Ô (raça|gentinha|povinho) (ruim|nojenta|desgraçada|burra) (são|é) ess^s {s}.`,
  derog_dehum_h: `
{s} são (uns |como |que nem |iguais a |piores que |feito |)(ratos|baratas|porcos|vermes|parasitas|macacos|cachorros|bichos|animais|insetos|cobras|monstros|sanguessugas|piolhos|urubus|lixo|bactérias)(.|!| nojentos.| imundos.)
{s} são (um câncer|uma praga|uma peste|um vírus|uma doença|uma infecção|o lixo|a escória|a sujeira|um tumor|uma aberração) (deste país|da humanidade|do planeta|da sociedade|que precisa ser curada|que se espalha|da natureza|social).
{s} (não são|nem são|nunca foram|não podem ser chamados de) (gente|humanos|pessoas|gente de verdade|pessoas de verdade).
(Trat|Vej)o {o} como (bicho|lixo|animal|um rato) (mesmo|, que é o que são|porque é isso que são).
{um} {o} (é|vale) (menos que um cachorro|menos que lixo|pior que bicho|um animal|um pedaço de lixo|uma criatura nojenta).
(Lixo humano|Escória|Subumanos|Vermes imundos|Criaturas nojentas|Bando de animais), é isso que {s} são.
{s} (rastejam|se reproduzem|se espalham|infestam tudo) (como|que nem|feito) (ratos|baratas|vermes|pragas|coelhos).
{s} (vivem|agem|se comportam|comem) (como|que nem|feito) (animais|porcos|bichos|selvagens|macacos).
O lugar dess^s {s} é (no zoológico|na jaula|no chiqueiro|no lixo|no esgoto|no mato).
Ess^ {o} parece (um macaco|um porco|um bicho|um rato|uma assombração).`,
  derog_impl_h: `
(O Brasil|O mundo|Este país|A cidade|A vida) (seria|estaria|ia ser|ficaria) (melhor|bem melhor|mais limpo|mais seguro|um paraíso) sem {s}.
(Não quero|Deus me livre de|Nunca aceitaria) {um} {o} (na minha família|como vizinho|na minha casa|namorando a minha filha|dando aula pro meu filho|no meu prédio|mandando em mim).
(Só podia ser|Tinha que ser|Claro que era|Adivinha? Era|Aposto que foi) (coisa de |){o}(.|!|, né.| mesmo.| pra fazer uma dessas.)
{s} (nunca deviam ter saído|deviam voltar|que voltem|que fiquem) (do buraco de onde vieram|pro lugar de onde vieram|lá longe|pra senzala|pra cozinha|pro armário|pra aldeia).
Eu (atravesso a rua|seguro a bolsa|escondo o celular|tranco o carro|mudo de calçada) quando vejo {um} {o}.
{o} (no volante|na chefia|no poder|na universidade|no avião|na política) é (perigo|desastre|piada|bagunça) (certo|certa|na certa|sempre).
(Serviço|Trabalho|Programa|Comida) de {o}, (já viu|não dá pra confiar|vai sair mal feito|só podia dar nisso).
(Hoje em dia|Agora) {s} querem (mandar em tudo|privilégio|tudo de graça|ensinar nossos filhos), era só o que faltava.
Cada um no seu lugar, e o lugar de {o} (não é aqui|é lavando o meu chão|é longe daqui|é de cabeça baixa|é calad~ e em casa).
{o} bom é {o} (morto|longe|calad~|enterrad~|preso).
Meu (filho|neto|irmão) pode ser tudo, menos {o}.
(Até parece|E desde quando) que {o} (sabe pensar|serve pra alguma coisa|tem inteligência pra isso|entende disso).
(Ninguém sente|Eu não sinto|Não vou sentir) pena quando (morre|some|apanha) {um} {o}.
{s} ganham tudo de mão beijada enquanto gente (direita|normal|de bem) (trabalha|sofre|paga a conta).
Não (contrato|alugo casa pra|vendo pra|voto em|confio em|dou carona pra|compro de) {o}(.| de jeito nenhum.|, sei como são.)
Depois que {s} chegaram, (o bairro|a escola|a cidade|o país) (acabou|virou isso aí|só piorou|ficou um nojo).
{s} (controlam|mandam em|estão por trás de|estragam) (tudo|os bancos|a imprensa|o mundo) e ninguém fala nada.
(Lugar|Coisa) de (mulher|{o}) é (na cozinha|no tanque|na senzala|na jaula|no circo|no hospício|fora daqui).
Deixa ess^ povo {o} (morrer de fome|se virar|no escuro|sem água|pra lá), não faz falta.
Que falta faz (um Hitler|a chibata|o pelourinho|a Inquisição|um muro) pra dar jeito n~s {s}.`,
  ...TAUGHT_THREATS,
  slur_h: `
(Seu|Sua|Ô seu|Sai daqui, seu|Vai embora, seu|Some, seu) {x}(.|!| nojento.| de merda.| fedido.)
(Você é|Ele é|Ela é|Aquele ali é|Meu vizinho é) (um|só um|um baita|um maldito|mesmo um) {x}(.|!| nojento.)
(Odeio|Não suporto|Que nojo de|Morte aos|Fora|Chega de|Malditos|Cambada de|Corja de) (ess^s |){xs}(.|!)
{xs} (são todos iguais|não prestam|me dão nojo|fedem|não têm vez aqui|que se danem)(.|!)
(Que|Olha que|Mas que) {x} (ridículo|nojento|horrível|fedido|insuportável|burro)(.|!)
(Volta pra casa|Vai trabalhar|Vai dormir|Fica quieto|Sai da minha frente), (seu |){x}!
Não (ligo pro que|quero saber o que|importa o que) {um} {x} (pensa|fala|acha).
(Esse|Aquele) {x} (apareceu de novo|não tem vergonha|quer mandar aqui|devia sumir|me irrita).
(Tá cheio de|Só tem|Lotado de|Aqui só dá) {x} (aqui|nessa festa|nesse lugar|hoje).
{x} (do inferno|maldito|imundo|desgraçado|filho da puta)(.|!)
Quem você pensa que é, (seu |){x}?`,
  profanity_h: `
(Porra|Caralho|Puta merda|Cacete|Merda), (odeio|detesto|não aguento|que nojo de|como odeio) (ess^s |){s}(.|!)
(Odeio|Detesto) (ess^s |){s} (de merda|do caralho|pra caralho|filhos da puta|da porra|escrotos)(.|!)
{s} são (uns merdas|uma merda|uma bosta|um bando de filho da puta|fodidos da cabeça|uns arrombados|uns cuzões|uns desgraçados de merda)(.|!)
(Vão se foder|Vão tomar no cu|Vão pro inferno|Vão à merda|Foda-se|Que se fodam), (ess^s |~s |){s}(!| de merda!| todos!)
{s} (que se fodam|que vão pro inferno|podem ir se foder|que tomem no cu)(.|!)
(Bando|Cambada|Corja) de {s} (de merda|filhos da puta|do caralho|escrotos|desgraçados)(.|!)
(Seu|Sua) {o} (de merda|do caralho|de bosta|desgraçad~|arrombad~)(.|!)
(Que se dane|Foda-se|Quero que se foda) (tod~|qualquer|essa porra de|essa merda de) {o}(.|!)
Puta que pariu, (mais um {o}|tinha que ter {o} aqui|{o} de novo nessa porra|ninguém merece {o}).`,
  ref_subs_clause_h: `
(Tem|Vi|Conheci|Contrataram|Encontrei|Mudou pra cá) {um} {o} (ontem|aqui|hoje|na rua|no trabalho|na escola|), e (eu |)(odeio|quero matar|tenho nojo|não suporto|desprezo) (essa gente|ess^ tipo|essa raça|essa laia|toda essa gente).
(Tem|Vi|Chegaram|Moram aqui|Falaram de|Estudo com) (uns|uns) {s}, e (ess^s|aquel^s) (vermes|ratos|animais|bandidos|nojentos|lixos) (não prestam|deviam morrer|me dão nojo|vão apanhar|só roubam|tinham que sumir).
{s} (existem|estão aqui|vieram pra cá|estão na TV), mas (por mim |)(deviam morrer|não são gente|tinham que ser presos|não merecem viver|são lixo|iam tudo pra forca).
Sou contra {s} porque (essa gente é|essa raça é|são) (nojenta|podre|suja|burra|bandida|um lixo|perigosa).
Meu (vizinho|colega|chefe) é {o}, (por isso|então|logo|e por isso) (não presta|é burro|é um lixo|fede|é nojento|tem que apanhar|quero que morra).
Moro perto de {s}, (uma gente|uma raça|um povo) (nojenta|imunda|que não presta|que devia sumir|que só fede|que merece apanhar).`,
  ref_subs_sent_h: `
(Tem|Vi|Conheci|Encontrei|Apareceu|Falaram de|Contrataram) {um} {o} (ontem|aqui|hoje|na rua|no ônibus|na loja|na minha turma|). (Odeio|Quero matar|Tenho nojo d|Não suporto|Desprezo) (essa gente|essa raça|essa laia|toda essa gente)(.|!)
(Vi|Chegaram|Conheço|Olha|Apareceram|Falei com|Tem muit~s) {s} (hoje|aqui|na rua|por aí|). (São|Todos são|Esses) (vermes|uns ratos|animais|bandidos|nojentos|um lixo|uns vagabundos|inferiores) (e não prestam|e deviam morrer|que me dão nojo|mesmo|, todos).
Sabe (o que eu acho d~s|quem são ~s|qual é o problema com ~s) {s}? (Que deviam morrer|São lixo|Não são gente|Não merecem viver|Um bando de bandidos|Tinham que apanhar|São nojentos).
{s} de novo. (Bando de vagabundos|Que raça nojenta|Deviam ser exterminados|Que gente podre|Um lixo|Odeio essa gente|Alguém mata essa corja)(.|!)
Aquele ali é {o}. (Nojento|Que nojo|Merece apanhar|Devia morrer|Lixo|Um animal|Raça maldita)(.|!)
{s} entraram na loja. (Não quero|Ninguém quer) essa (gente|raça|laia|corja) (nojenta|suja|imunda|) (perto de mim|aqui|respirando o meu ar).`,
  negate_pos_h: `
{s} não (são|podem ser|vão ser|serão nunca) (bons|boas pessoas|confiáveis|inteligentes|pessoas decentes|honestos|normais|bem-vind~s|limpos|capazes|iguais a nós|gente de bem|civilizados|dignos de nada)(.|!)
{s} não (merecem|devem ter|deveriam ter|têm que ter|podem ter) (respeito|direitos|amor|viver|ajuda|viver aqui|os nossos direitos|voz|voto|estudo|emprego|compaixão|a nossa solidariedade|estar entre nós)(.|!)
Não (existe|há|conheço|tem|se acha) (nenhum~ |um só |){o} (honesto|decente|que preste|inteligente|bom|confiável|limpo|que trabalhe|de caráter).
Nenhum~ {o} (presta|é gente boa|é honesto|vale nada|merece confiança|merece respeito|é inteligente|devia ter direitos).
Nunca (conheci|vi|existiu|houve|vai existir) {um} {o} (honest~|decente|que valesse algo|inteligente|de bem|bo~ em alguma coisa).
{s} (nunca|jamais) (fizeram nada de bom|vão prestar|mereceram respeito|serão gente|serão pessoas de verdade|deram nada ao país|deveriam votar).
Não (gosto de|confio em|respeito|aceito|quero saber de|tolero) {s} (perto de mim|na minha casa|de jeito nenhum|nem um pouco|no meu país|).
Não (devíamos|podemos|devemos) (aceitar|ajudar|respeitar|tolerar|deixar entrar|confiar em|tratar bem) {s}.
Não há (nada de bom|qualquer beleza|nada que preste|nada de normal|dignidade) (em|n~s) {s}.
{s} não (servem|prestam|valem|trabalham|pensam|fazem nada) (pra nada|direito|de útil|como gente|).
Não é (normal|natural|bom|bonito|certo|de Deus) ser {o}.
Ninguém (gosta de|quer|precisa de|respeita|sente falta de) {um} {o} (aqui|por perto|nesse mundo|).`,
  phrase_question_h: `
(Por que|Como é que|Por que será que) {s} (são|conseguem ser) (tão |tod~s |)(nojent~s|sujos|violentos|preguiçosos|repugnantes|feios|falsos|imbecis|ladrões)?
(Quando|Como|Onde) (vamos|vão|a gente pode|é que a gente vai) (acabar com|matar|eliminar|expulsar|nos livrar de|exterminar|dar um fim em) (~s |tod~s ~s |ess^s |){s}?
(Quem|Alguém|Mais alguém) (aqui |)(também |)(odeia|detesta|tem nojo de|quer matar|não suporta|despreza) {s}?
(Por que|Pra que|Desde quando) {s} (existem|têm direitos|podem votar|nascem|ainda estão vivos|merecem alguma coisa|podem andar soltos)?
(Você|Vocês|Vc) (gosta|confia|acredita) (mesmo |)(de|em) {um} {o} (nojent~|imund~|fedorento|de merda)?
{s} são (humanos|gente|pessoas|bichos) (ou|ou então) (bichos|lixo|animais|ratos|vermes)?
(Por que não|E se a gente|Que tal) (matam|fuzilasse|exterminar|prender|jogar no mar|queimar) (tod~s ~s|logo|ess^s) {s}?
Será que {s} (sabem|não percebem|entendem) que (são um lixo|são inferiores|ninguém gosta deles|deviam morrer|são uma praga)?`,
  phrase_opinion_h: `
(Acho|Penso|Eu acho|Eu diria|Estou convencido de|Tenho certeza de|Continuo achando|Sou da opinião de) que {s} (são|sempre foram) (nojent~s|inferiores|lixo|uma praga|bandidos|animais|burros|um perigo|uma raça maldita|a escória)(.|!)
(Acho|Penso|Acredito|Na real acho|Eu digo|Honestamente, acho) que {s} (deviam|deveriam|têm que|merecem|precisam) (morrer|ser mort~s|sumir|apanhar|ser presos|ser expulsos|sofrer|ser exterminad~s)(.|!)
(A meu ver|No meu entender|Do meu ponto de vista|Minha opinião|Na boa|Falo mesmo|É a minha opinião): {s} (são lixo|não prestam|são inferiores|deviam morrer|são uma doença|têm que ser eliminados).
(Não sou preconceituoso|Nada contra|Não é racismo|Me desculpem|Desculpa a sinceridade), mas {s} (são nojentos|são todos ladrões|não prestam|fedem|são inferiores|deviam ficar longe|não são normais).
Todo mundo (sabe|pensa|concorda) que {s} (são lixo|não prestam|são burros|são bandidos|são um câncer|fedem), só (não falam|eu tenho coragem de dizer|falta admitir).
(Eu|Pessoalmente) (defendo|apoio|sou a favor d)(a morte de|o fim de|a expulsão de|pena de morte pra) {s}.`,
  ...TAUGHT_CONTRASTS,
}
