/**
 * Words that say nothing about a subject: articles, pronouns, prepositions, frequent verbs and adverbs of Portuguese,
 * and boilerplate of posts and news. Folded, and stemmed like `stemToken`.
 */
import { stemToken } from './stem.ts'

const GRAMMAR = `
a o as os um uma uns umas ao aos de do da dos das em no na nos nas num numa por pelo pela pelos pelas para pra pro com sem
sob sobre entre ate apos ante contra desde durante perante segundo conforme e ou mas porem nem que se como quando onde
porque pois quem qual quais cujo cuja quanto quanta quantos quantas eu tu ele ela nos vos eles elas voce voces me te lhe
lhes meu minha meus minhas teu tua seu sua seus suas nosso nossa nossos nossas este esta estes estas esse essa esses essas
aquele aquela aqueles aquelas isto isso aquilo deste desta destes destas desse dessa desses dessas daquele daquela disso
disto daquilo neste nesta nestes nestas nesse nessa nesses nessas naquele naquela nisso nisto dele dela deles delas mesmo
mesma mesmos mesmas outro outra outros outras algum alguma alguns algumas nenhum nenhuma todo toda todos todas tudo nada
alguem ninguem cada qualquer quaisquer tal tais tanto tanta tantos tantas muito muita muitos muitas pouco pouca poucos
poucas mais menos bem mal sim nao ja ainda agora hoje ontem amanha sempre nunca jamais aqui ali la ca ai assim tambem so
apenas ate entao depois antes logo enquanto embora alem atras dentro fora junto perto longe quase talvez inclusive
exceto cerca demais meio
`
const VERBS = `
ser sou es somos sao era eram foi fui foram fosse fossem sera serao seria seriam seja sejam sendo sido estar estou estamos
estao estava estavam esteve estiveram estara estarao esteja estejam estando estado ter tenho tem temos tinha tinham teve
tiveram tera terao teria teriam tenha tenham tendo tido tiver haver ha havia houve houver haja ir vou vai vamos vao ia iam
indo va fazer faz fazem fez fizeram fazendo feito feita fara farao fazia poder pode podem pude pudesse podia podera poderao
poderia poderiam possa possam dever deve devem devia deveria deveriam dizer diz dizem disse disseram dizendo dito dita
querer quer querem quero queria ver veja vejam vi viu vimos vendo visto vista dar da dao deu deram dando dado dar ficar
fica ficam ficou ficaram saber sabe sabem sei vir vem vem veio vieram vindo passar passou passa continua continuam continuar
afirmou afirma afirmar falou fala falar explicou explica contou conta ressaltou destacou informou anunciou declarou
defendeu defende acredita precisa precisam preciso precisamos chegou chega levar leva levou deixar deixa deixou colocar
coloca usar usa usado usada segue seguem seguir receber recebe recebeu parece existe existem mostra mostrou acontece
aconteceu participou participa participar participei realizada realizado realizou
`
const COUNTS = `
dois duas tres quatro cinco seis sete oito nove dez cem mil milhao milhoes bilhao bilhoes primeiro primeira primeiros
segunda segundo terceiro ultimo ultima ultimos ultimas proximo proxima proximos proximas dia dias semana semanas mes meses
ano anos hora horas minuto minutos manha tarde noite janeiro fevereiro marco abril maio junho julho agosto setembro outubro
novembro dezembro feira segunda terca quarta quinta sexta sabado domingo vez vezes parte partes forma formas maneira
grande grandes maior maiores menor menores melhor melhores pior novo nova novos novas bom boa bons boas alto alta certo
certa coisa coisas gente pessoa pessoas fato fatos caso casos exemplo meio tempo momento hoje lugar ponto
numero acordo favor conta verdade mentira falso falsa verdadeiro enganoso
`
const CHATTER = `
http https www com br org net html htm php rt via pic twitter instagram facebook telegram whatsapp youtube tiktok link
links site video videos foto fotos imagem imagens live vivo assista veja confira saiba leia clique acesse compartilhe
compartilhar compartilhado curta siga inscreva canal post postagem publicacao publicacoes rede redes social sociais noticia
noticias materia reportagem jornal texto integra mensagem grupo verificamos checamos checagem boato boatos fake news
circula circulam viral viralizou bom parabens obrigado obrigada abraco feliz deus vamos juntos descanse paz sul norte leste oeste tirem tire conclusao conclusoes kkk kkkk kkkkk rs
amigo amigos amigas irmaos aqui the of and to in is for on
brasil brasileiro brasileira brasileiros brasileiras pais nacional federal governo presidente deputado deputada deputados
senador senadora camara ministro ministra partido politica politico politicos politicas publico publica publicos publicas
`

const WORDS = `${GRAMMAR} ${VERBS} ${COUNTS} ${CHATTER}`.split(/\s+/).filter((word) => word !== '')

/** The stems of all these words. */
export const COMMON_STEMS: ReadonlySet<string> = new Set([...WORDS, ...WORDS.map(stemToken)])
