import type { Templates } from './classes.ts'

const WHO = '(~s |ess^s |tod~s ~s |est^s malditos |esse povo de |essa gente de |)'
/** For sentences that are not hate, without offensive words. */
const SOME = '(~s |ess^s |tod~s ~s |noss~s |~s noss~s |)'
const GIFT =
  '(bolsa|vaga|cota|moradia|salário igual|médico|remédio|perdão|aplauso|cargo|documento|passaporte|abrigo|lugar na fila|homenagem|carinho|a nossa comida|um pingo de dó|um minuto de atenção|espaço na TV|assento preferencial|licença|herança|cidadania|título de eleitor|privilégio|amizade|consideração|desculpas|palmas|oportunidade|escola|água|teto)'
const DUTY =
  '(votar|dirigir|ensinar|adotar crianças|adotar|casar|namorar na rua|andar na rua|pisar em shopping|entrar em igreja|ter filhos|opinar|falar em público|usar o mesmo banheiro|comer no mesmo prato|se candidatar|estudar medicina|morar em prédio|frequentar praia|sair de casa|tocar em criança|ser juízes|ser médicos|ser professores|mandar em ninguém|ganhar igual|ter carteira assinada|aparecer na novela|servir o exército|concorrer a nada|abrir a boca|ter rede social|viajar de avião|ocupar cargo público|herdar terra)'
const WORTH =
  '(gente de verdade|seres pensantes|cidadãos|dignos de pena|dignos de confiança|companhia pra ninguém|família|irmãos meus|brasileiros de verdade|povo civilizado|mulheres de verdade|homens de verdade|cristãos de verdade|gente como a gente|filhos de Deus|normais|boa coisa|flor que se cheire|bem-vistos aqui|parte da nossa nação|vítimas de nada|pessoas completas|nossos semelhantes|aptos a nada|trabalhadores)'
const NEVER =
  '(nunca vão ser nada|nunca vão prestar|nunca aprenderam a trabalhar|nunca vão mudar|nunca inventaram nada|nunca vão deixar de ser o que são|nunca construíram nada|jamais terão o meu respeito|jamais vão chegar aos nossos pés|jamais entrarão na minha casa|não têm jeito nem com reza|não têm conserto|não evoluem|não aprendem nem apanhando|não conhecem sabonete|não sabem o que é caráter|não sabem criar filho|não sabem se comportar|não sabem nem falar direito|não pensam com a cabeça|não produzem nada|não acrescentam nada|não fazem falta a ninguém|não valem o ar que respiram|não valem o pão que comem|não valem um tostão|não honram as calças|não se dão ao respeito|não gostam de trabalho|não gostam de banho|não querem saber de estudo|não cabem neste país|não combinam com gente decente|não têm lugar entre nós|não nasceram pra pensar|não nasceram pra liberdade|não passam confiança|não respeitam nada|não enganam ninguém)'

/** Sentences that deny a group something good, and the same words denying something bad: only what is denied distinguishes them. */
export const TAUGHT_DENIED: Templates = {
  negate_pos_h: `
${WHO}{s} (não|nunca|jamais) (merecem|mereceram|vão merecer|fazem por merecer|têm direito a|deviam ganhar|deveriam receber|podem querer) ${GIFT}(.|!| nenhum.| e ponto.| nesta vida.|, que vão trabalhar.)
${WHO}{s} não (deviam|deveriam|devem|podiam|têm que|têm direito de|tinham que|podem|merecem) (poder |) ${DUTY}(.|!| e pronto.| com gente normal.| neste país.|, é a minha opinião.)
${WHO}{s} (não são|nunca serão|jamais vão ser|nunca foram|não vão ser nunca|não chegam a ser|nem parecem) ${WORTH}(.|!|, nem nascendo de novo.|, aceitem.)
${WHO}{s} ${NEVER}(.|!|, é fato.| e todo mundo finge que não vê.)
{um} {o} (não é|nunca é|jamais será|nunca vai ser|não pode ser|não tem como ser) (gente|de confiança|boa coisa|companhia|bom pai|boa mãe|um cidadão|capaz|igual a mim|alguém na vida|normal|patriota|flor que se cheire|digno de pena)(.|!| e acabou.)
{o} não (é|vira) (gente|família|brasileiro|gente de bem|companhia|ser humano|cidadão)(.|!| e ponto final.| nem aqui nem na China.)
{o} não (devia|deveria|tem que|pode|tem o direito de|merece|precisa) (poder |) ${DUTY}(.|!| e pronto.)
{o} não (merece|tem direito a|precisa de|devia ter) ${GIFT}(.|!| nenhum.)
{o} não (sabe|aprende a|consegue|quer) (trabalhar|governar|criar filho|ler|ser fiel|viver em sociedade|dirigir|se comportar|fazer nada direito|respeitar os outros)(.|!| e nunca vai saber.)
{o} não (presta|serve|vale nada|tem palavra|tem educação|tem valor|tem futuro|tem vergonha|tem Deus no coração|tem cabeça pra isso)(.|!| pra nada.| mesmo.)
(Nenhum~|Nem um~|Não há um~|Não existe um~|Não se salva um~) {o} (que preste|que valha a pena|presta nesta terra|tem caráter|é de confiança|trabalha de verdade|tem palavra|cumpre o que promete|sabe o que diz|merece o meu voto|devia mandar em nada|tem vergonha na cara|é boa pessoa)(.|!)
(Direito|Respeito|Cidadania|Igualdade|Voto|Justiça|Dignidade|Liberdade|Piedade|Salário) (não é|nunca foi) (coisa |)(pra|para) {s}(.|!)
(Onde já se viu|Quem foi que disse que|Quem inventou que|Que história é essa de) {s} (ter direito|ter opinião|mandar em alguma coisa|virar doutor|querer respeito|merecer alguma coisa)(?|!|?!)
(Não quero|Não admito|Não aceito|Não engulo|Ninguém devia aceitar) {s} (votando|ensinando criança|adotando criança|no comando|de jaleco|na farda|sentad~s na mesma mesa|na minha igreja|no elevador social|na mesma piscina|como padrinho de ninguém)(.|!)
(Por que|Pra que) (dar|damos|deram|inventaram de dar) (voto|escola|casa|emprego|direito|terra|voz|dinheiro) (a|pra) {s}? (Não sabem usar|Não merecem|Desperdício|Jogado fora|Não prestam pra isso).
(Não vejo|Até hoje não vi|Estou pra ver|Ainda está pra nascer) {um} {o} (que preste|honest~|que trabalhe|com vergonha na cara|de palavra|que não roube|que não minta|que saiba pensar|que mereça respeito|limp~)(.|!)
(Ser|Nascer|Virar) {o} (não é|nunca foi|jamais será) (natural|de Deus|normal|coisa de gente|motivo de orgulho|direito de ninguém|bom sinal|motivo de festa|coisa que se comemore)(.|!)
(Não dá|Não tem como|É impossível|Não há como|Não me peçam) (pra |)(confiar em|respeitar|conviver com|ter pena de|gostar de|levar a sério|ensinar alguma coisa a|tirar algo de bom de|ver beleza em) {s}(.|!| de jeito nenhum.)
(Não |Nunca )(contratem|aceitem|elejam|acolham|ajudem|perdoem|sustentem|alimentem|deixem entrar|deem emprego a|deem ouvidos a|casem com|vacinem|salvem) (ess^s |)(malditos |){s}(.|!| nunca.)
(Com|Entre) {s} não (há|existe) (conversa|honra|amizade|respeito|limpeza|palavra|amor verdadeiro|inteligência)(.|!| e nunca houve.)
(Sinto muito|Desculpem|Verdade seja dita|Sejamos sinceros|Vamos falar sério), mas {s} não (merecem os direitos que têm|deviam estar aqui|pensam como gente|servem pra família).
(Esperar|Querer|Cobrar) (honestidade|inteligência|gratidão|higiene|trabalho|fidelidade|caráter) de {um} {o} é (perda de tempo|piada|ilusão|pedir demais|querer milagre).
(Faltou|Falta|Não veio) (cérebro|alma|caráter|vergonha|capacidade|humanidade|higiene|moral) (n~s|pr~s|quando Deus fez ~s) {s}(.|!)
`,
  negate_neg_nh: `
${SOME}{s} não (merecem|deviam|deveriam|precisam|têm que) (ouvir|sofrer|passar por|aguentar|engolir|suportar) (isso|preconceito|ofensa|piada|ameaça|tanto ódio|violência|humilhação|medo|desprezo|desrespeito|injustiça|esse tipo de coisa)(.|!| de ninguém.| calados.)
{s} não (são|foram|serão) (culpad~s|responsáveis) (por|de|pela) (nada|crise|isso|desemprego|tragédia|crime nenhum|sua própria dor|guerra)(.|!)
{s} não (deviam|deveriam|devem|podem|têm que|merecem) (ser (tratad~s assim|barrad~s|excluíd~s|calad~s|esquecid~s|perseguid~s|julgad~s|menosprezad~s|impedid~s de votar|demitid~s|revistad~s|separad~s dos filhos)|viver com medo|ter medo de sair|pagar por isso|se esconder|pedir desculpas por existir|ficar sem escola|perder direitos|perder a terra)(.|!| nunca.)
{s} não (são|eram) (mercadoria|fantasia de carnaval|cidadãos de segunda classe|estatística|moeda de troca|menos brasileiros que você|tod~s iguais|massa de manobra|inimig~s|bandid~s por causa da cor|o perigo que pintam|invisíveis)(.|!|: são gente.)
{um} {o} não (precisa|tem que|deve|deveria) (provar nada|ter vergonha|se calar|pedir licença|ganhar menos|aguentar piada|apanhar calad~|morrer cedo|abaixar a cabeça|ser herói)(.|!| pra ninguém.)
{o} não é (xingamento|ofensa|bandido|palavrão|doença|menos que ninguém|perigo|bagunça|defeito|piada|problema|inimigo)(.|!|, aprenda.| nem nunca foi.)
{o} não (precisa ter medo|tem que se esconder|tem que pedir licença|merece apanhar|merece morrer|é sinônimo de crime|é tudo igual|é preguiçoso|é burro|fede|rouba)(.|!|, pare com isso.|, isso é preconceito.)
(Não tenho|Nunca tive|Não guardo|Não sinto|Jamais senti) (ódio|raiva|nojo|medo|preconceito|rancor|problema|nada) (contra|de|com|a) {s}(.|!|, pelo contrário.| e nunca terei.)
(Ninguém|Nenhum país|Nenhuma lei|Nenhum pai|Nenhum Deus) (pode|deve|devia|tem direito de|tem o poder de) (tirar|negar|proibir|roubar) (direitos|o voto|a escola|a terra|a vida|a dignidade|a fé|o amor) (a|d~s|de) {s}(.|!)
(Não vamos|Não podemos|Nunca vou|Jamais iremos|Recuso-me a|Ninguém vai me ver) (calar|expulsar|abandonar|machucar|perseguir|humilhar|rir de|discriminar|segregar|culpar|ameaçar) {s}(.|!| por votar diferente.| nunca.)
(Não|Nunca) (culpe|xinguem|culpem|persigam|expulsem|agrida|maltratem|humilhem|subestimem|abandonem|segreguem|temam) {s}(.|!| pelo que um fez.| por ser quem são.)
(Nem|Não são) {s} nem (ninguém|outro povo) (merece|devia|precisa) (morrer assim|passar fome|ser odiad~|viver na rua|apanhar|ser expulso)(.|!)
(Quem falou|Quem disse|Onde está escrito) que {s} (são menos|não podem|são perigos~s|são piores|não prestam)? (Mentira|Isso não é verdade|Discordo|Ninguém provou|Preconceito puro)(.|!)
(Sem|Acabou o|Chega de|Não ao|Diga não ao) (ódio|preconceito|racismo|medo|desprezo|desrespeito) (contra|a|com) {s}(.|!| ✊)
(Não existe|Não há|Nunca houve) (raça inferior|povo preguiçoso|gente de segunda|cura gay|humor em humilhar {s}|motivo pra odiar {s}|desculpa pra bater em {s}|justificativa pra matar {s})(.|!)
(Não é|Nunca foi|Jamais será) (engraçado|aceitável|certo|normal|opinião|brincadeira|coisa de Deus) (humilhar|xingar|ofender|bater em|expulsar|odiar|rir de|ameaçar|menosprezar) {s}(.|!)
`,
  ident_pos_nh: `
${SOME}{s} (merecem|têm direito a|deviam ganhar|deveriam receber|podem querer|precisam de|terão) ${GIFT}(.|!| e muito mais.| como todo mundo.)
{s} (podem|devem|deviam poder|têm direito de|vão|conseguem|merecem|querem e podem) ${DUTY}(.|!| como qualquer um.| e quem achar ruim que se acostume.)
{s} (são|sempre foram|também são) ${WORTH}(.|!| e merecem respeito.)
{o} (também |)(é|sabe|pode|merece|presta|vale|tem) (gente|votar|tudo|ser feliz|cidadão|família|muito|o meu respeito|pensar por si|trabalhar)(.|!| sim.)
`,
}
