/**
 * Our own comments that insult nobody, in the style of comments on a politician's post: praise, prayer, requests,
 * questions, slogans, blunt disagreement, disappointment. Same format as `offensive-comments.ts`.
 */
export const CIVIL_COMMENTS = `
parabéns | parabéns {cargo} | parabéns [meu/minha] {cargo} | parabéns pelo trabalho, {cargo} | parabéns pela coragem
parabéns pela postura | parabéns pela linda família | parabéns pelo aniversário, muita saúde e paz
parabéns guerreira | parabéns, você me representa | parabéns {cargo}, o {lugar} tem orgulho de você | excelente
excelente trabalho | excelente iniciativa, {cargo} | ótimo trabalho | show | show de bola | top | top demais
perfeito | perfeita | perfeita colocação | falou tudo | falou pouco mas falou tudo | disse tudo [meu/minha] {cargo}
é isso aí | é isso mesmo | isso mesmo {cargo} | exatamente | verdade | pura verdade | concordo | concordo plenamente
concordo em gênero, número e grau | apoiado | apoiadíssimo | estamos juntos | estamos com você | tamo junto {cargo}
conte conosco | conte comigo | conta comigo sempre | tem meu apoio | tem meu voto | você tem meu respeito
meu voto é seu | votei e voto de novo | não me arrependo do meu voto | [meu/minha] presidente
melhor presidente da história | melhor {cargo} que o {lugar} já teve | [o melhor/a melhor] {cargo} do Brasil | mito
mitou | mitou demais | rainha | diva | maravilhosa | linda | linda demais | que linda | que foto linda | lindos
linda família | que família linda, Deus abençoe | que fofura esse bebê | fofo demais | amo você
amo demais essa mulher | te amo {nome} | te admiro muito | admiro muito o seu trabalho | sou sua fã | sou seu fã
que orgulho | que orgulho da minha {cargo} | orgulho de ser do {lugar} | guerreira | força guerreira | força {cargo}
força {nome} | coragem {cargo}, o povo está com você | não desista | não desanime, {cargo} | siga firme
siga em frente | avante | pra cima | pra cima deles {cargo} | vamos com tudo | vamos vencer | rumo à vitória
vai dar certo | vai Brasil | viva o Brasil | viva a democracia | viva o SUS
Brasil acima de tudo, Deus acima de todos | Lula livre | Lula 2022 | Bolsonaro 2022 | {nome} presidente
{nome} no primeiro turno | fechado com {nome} | eu voto {nome} | ele não | ele sim | amém | amém {cargo}
glória a Deus | Deus abençoe | Deus te abençoe e te proteja | Deus te abençoe grandemente [meu/minha] {cargo}
Deus abençoe o nosso Brasil | que Deus te dê sabedoria | que Deus ilumine suas decisões | que Deus te dê muita saúde
que Deus conforte a família | estamos orando por você | orando pela sua recuperação | melhoras | melhoras {cargo}
boa recuperação | fique bem logo | meus sentimentos | meus pêsames à família | descanse em paz | luto
sinto muito pela sua perda | feliz aniversário | feliz aniversário {cargo}, muitos anos de vida | feliz dia das mães
feliz natal para você e sua família | feliz ano novo | bom dia | bom dia {cargo} | boa tarde | boa noite {nome}
boa semana | bom descanso | saudades | que saudade do {nome} | sucesso | muito sucesso na sua caminhada
seja bem-vindo | bem-vinda ao {lugar} | obrigado | obrigada {cargo} | obrigado por tudo que fez pelo {lugar}
gratidão | muito obrigada por lutar por nós | obrigada por representar as mulheres | que mulher
que mulher inteligente | que homem honesto | que discurso | que entrevista maravilhosa | inteligente e preparada
exemplo de mulher na política | exemplo de político honesto | homem honesto | homem de Deus | homem de palavra
gente como a gente | [ele/ela] merece | merecido | arrasou | mandou bem | mandou muito bem {cargo} | boa {cargo}
boa | muito bom | muito bem | muito bem colocado | belas palavras | palavras sábias | sábias palavras {cargo}
importante demais | assunto muito importante | ótima notícia | que notícia boa | até que enfim uma boa notícia
graças a Deus | finalmente | já era hora | sim | sim, com certeza | não | eu quero | eu também | eu apoio | presente
tô dentro | assinado | compartilhado | compartilhando | vou compartilhar | repostei | assistindo
assisti e gostei muito da live | link por favor | onde assino? | que horas vai ser a live? | quando vai ser votado?
qual o número do projeto? | qual é o canal? | como faço para participar? | onde encontro o projeto de lei {cargo}?
como fica {tema}? | e {tema}, {cargo}? | e os professores, {cargo}? | e os aposentados, quando vão ser lembrados?
e o auxílio emergencial, quando sai? | quando sai o concurso? | quando começa a vacinação no {lugar}?
por favor, olhe por nós do {lugar} | {cargo} olhe pelos enfermeiros, piso salarial já | {cargo}, vote contra a PEC
{cargo}, por favor vote a favor de {tema} | {cargo}, precisamos de ajuda aqui no {lugar}
{cargo}, faça alguma coisa por {tema} | ajude os autônomos {cargo} | precisamos de emprego
precisamos de mais médicos no {lugar} | precisamos falar de {tema} | queremos {tema} | vacina já
volta às aulas com segurança | fica em casa | o povo precisa trabalhar | o povo está passando fome
está tudo muito caro, a gasolina e o gás subiram de novo | o preço do arroz está um absurdo
tá difícil viver com esse salário | tem que investigar | tem que ser investigado | justiça | justiça por Marielle
quem mandou matar Marielle? | CPI já | voto impresso já | voto auditável já | reforma já | anulem essa votação
impeachment já | cadê o Queiroz? | e o Queiroz? | quanto custou essa viagem? | quem pagou por isso?
explica isso {cargo} | explique melhor {cargo} | pode explicar o seu voto? | como você votou na reforma?
por que você votou contra {tema}? | você votou contra {tema}, {cargo} | você prometeu {tema} e até agora nada
prometeu e não cumpriu | estou esperando a resposta | sem resposta até hoje | responde o povo {cargo} | discordo
discordo, {cargo} | discordo de você nessa | não concordo | não concordo com você, mas respeito
respeito, mas não concordo | dessa vez não concordo [com o senhor/com a senhora]
[o senhor está errado/a senhora está errada] nesse ponto | acho que não é bem assim | não é bem assim {cargo}
não foi isso que {nome} disse | isso não é verdade, {cargo}, confira os dados | essa informação não procede | fonte?
qual a fonte? | fake news, já foi desmentido | votei em você e estou decepcionada | votei em você e me decepcionei
que decepção, {cargo} | me decepcionou, {cargo} | esperava mais de você | que pena, tinha tanta esperança
não esperava isso [do senhor/da senhora] | não voto mais | perdeu meu voto | perdeu um voto | deixando de seguir
lamentável | é triste ver isso | muito triste | que tristeza | triste realidade | complicado | difícil acreditar
sei não | será? | veremos | vamos ver | vamos aguardar | só o tempo dirá | na minha opinião foi um erro
a decisão foi ruim para {lugar} | foi uma péssima ideia | essa reforma prejudica o trabalhador
isso vai prejudicar os mais pobres | isso não resolve o problema de {tema} | faltou falar de {tema}
faltou apoio do {partido} | o {partido} votou contra | o {partido} é oposição, normal votar contra
a esquerda não gosta, mas é a verdade | a direita está unida | a imprensa não mostra isso | a Globo não mostra isso
isso a mídia não mostra | o STF precisa ser respeitado | o Congresso precisa trabalhar pelo povo
a corrupção tem que acabar | combate à corrupção sempre | lugar de criminoso é na cadeia, parabéns polícia
bandido tem que cumprir a pena até o fim, muito bem {cargo} | prisão em segunda instância já
ninguém solta a mão de ninguém | a luta continua | resistência | juntos somos mais fortes | respeito acima de tudo
mais amor por favor | menos ódio, mais diálogo | respeitem as mulheres | não ao racismo | quem não concorda respeita
educação é a base de tudo | a história vai mostrar quem estava certo | o povo não é bobo | acorda Brasil
acorda povo | o Brasil merece mais | o Brasil precisa de você | precisamos de mais políticos assim
precisamos de mais mulheres na política | quem dera todos fossem assim | volta {nome} | vem pro {lugar} {cargo}
venha visitar {lugar} | te espero no {lugar} | estive lá, foi lindo | foi um prazer conhecer [o senhor/a senhora]
tirei foto com você no {lugar} | tio, você é demais | saudades da nossa presidenta | meu eterno presidente | kkkkkkk
kkkkk adorei | kkkk muito bom | hahaha amei | rsrsrs | morri de rir | essa foi boa kkkk | que camisa bonita
adorei o vestido | que cachorro lindo | cabelo lindo | está mais magra, linda | que delícia de almoço
também quero café | o Flamengo ganhou {cargo}? | oi | olá {cargo} | oi {nome}, tudo bem? | boa sorte
boa sorte {cargo} | até a vitória | é golpe, a lei diz outra coisa | {nome} vai ser candidato? | quem é o vice?
{nome} e {nome} juntos | {nome} melhor que {nome} | prefiro {nome} | nem {nome} nem {nome} | fora {nome}
{nome} nunca mais | chega de {partido} | {partido} nunca mais
`
