/**
 * Our own comments that insult a politician, a camp or the reader, in the style of comments on a post. Abuse in the
 * labelled sets is mostly swearing; these teach abuse without it. Written from general knowledge of Brazilian politics;
 * no labelled set was read for them.
 *
 * `|` and line breaks separate comments; `{x}` is an insult, `{xs}` its plural, `{y}` a degrading adjective,
 * `[seu/sua]` agrees with the random gender; the other slots are filled by `comments.ts`.
 */
export const OFFENSIVE_COMMENTS = `
{x} | {x} {x} | {x} e {x} | [seu/sua] {x} | [seu/sua] {x} {y} | [um/uma] {x}, isso que você é
[um/uma] {x} [desse/dessa] falando em {tema} | bando de {xs} | bando de {xs}, fora todos | quadrilha de {xs}
corja de {xs} que acabou com o país | cambada de {xs} | tudo {x}, tudo farinha do mesmo saco | que [cara/mulher] {y}
que [sujeito/mulherzinha] {y} | que {x} | como você é {y} | você é [um/uma] {x} | vc é muito {y} mesmo
vc não passa de [um/uma] {x} | você sempre foi [um/uma] {x}, nunca me enganou | [esse/essa] {x} só sabe mentir
[esse/essa] {x} ainda tem coragem de aparecer | [esse/essa] {cargo} é [um/uma] {x}
[o/a] {cargo} mais {y} que já existiu | {nome} é [um/uma] {x} | {nome} {x} | {nome} {x}, seu lugar é na cadeia
fora {nome} {x} | fora {x} | fora [seu/sua] {x} | sai daí [seu/sua] {x} | some daqui {x} | vaza {x}
vai embora {x}, ninguém te aguenta mais | vai trabalhar {x} | vai trabalhar [seu/sua] {x}, vive de mamata
vai estudar [seu/sua] {x} | vai pra Cuba {x} | cala a boca {x} | cale a boca [seu/sua] {x}
cala essa boca imunda, {x} | cadeia [nesse/nessa] {x} | cadeia pra você, {x} | lugar de {x} é na cadeia
tem que ser [preso/presa] [esse/essa] {x} | larga de ser {y} | deixa de ser {y}, {x} | para de ser {x}
tem que ser muito {y} pra defender isso | só podia ser coisa de {x} | só [um/uma] {x} pra falar uma besteira dessas
só {x} acredita em você | só {x} vota [nesse/nessa] {x} | quem votou [nesse/nessa] {x} tem que sentir vergonha
quem apoia {nome} é {x} | eleitor de {nome} é tudo {x} | todo {camp} é {x} | {camp} é tudo {x} | {camp} {y}
[seu/sua] {camp} {y} | chora {camp}, bando de {xs} | esses {camps} são uns {xs}
essa gente do {partido} é um bando de {xs} | {partido} só tem {x} | tenho nojo de você, {x}
tenho nojo desse {partido} cheio de {xs} | me dá nojo ver [esse/essa] {x} falando
dá vontade de vomitar ver [esse/essa] {x} | olha a cara de {x} | cara de {x} | não tem vergonha na cara, {x}
cria vergonha na cara, {x} | sem caráter, {x} | [maldito/maldita] {x} | [desgraçado/desgraçada], {x} | {y} e {y}
{y} | muito {y} | ser humano {y} | pessoa {y} | [político/política] {y}, vergonha do {lugar}
[o pior/a pior] {cargo} da história, {x} | família de {xs} | pai {x}, filhos {xs}
parabéns {x}, conseguiu destruir o país | parabéns pela hipocrisia, {x} | falou [o/a] {x} | kkkkk que {x}
kkkk [esse/essa] {x} é uma piada | hahaha {x} | o Brasil não merece [um/uma] {x} [desse/dessa]
que Deus nos livre [desse/dessa] {x} | Deus tá vendo [seu/sua] {x} | nunca mais voto em {x}
votei e me arrependo, {x} | mentira, {x} | mentira sua, {x}, você votou contra {tema}
vendeu o voto [esse/essa] {x} | traiu o povo, {x} | deixei de seguir [esse/essa] {x} | e {tema}, {x}?
e a rachadinha, {x}? | e o povo morrendo e [esse/essa] {x} fazendo piada
rouba o povo e ainda ri da nossa cara, {x} | lixo de {cargo} | lixo de ser humano | lixo humano | merda de {cargo}
{cargo} de merda | {cargo} de bosta | governo de {xs} | essa {partido} é um lixo | {nome} lixo
escória da política brasileira | escória da humanidade | verme maldito | rato imundo | rato de esgoto
cobra peçonhenta | raça de víboras | demônio em forma de gente | filhote do capeta | vai pro inferno
vá pro inferno, {x} | o inferno te espera | vai tomar no cu {x} | vai se foder {cargo} de merda | vtnc {x} | vsf {x}
filho da puta {x} | fdp {x} | puta que pariu que {x} | teu cu {x} | enfia no cu {x} | cara de pau
cara de pau demais [esse/essa] {cargo} | passa óleo de peroba na cara | sem vergonha | [safado/safada] sem vergonha
puxa saco de {nome} | capacho de {nome} | lambe botas de {nome} | cachorrinho de {nome} | pau mandado de {nome}
fantoche de {nome} | boneco na mão de {nome} | baba ovo de {nome} | gado | gado de {nome} | gado demais | chora gado
bando de gado alienado | o gado tá nervoso kkkk | late, cadela do {partido} | cadê o cérebro? | não tem um neurônio
tem merda na cabeça | só fala merda | só fala bosta | fala mais merda do que respira | para de falar asneira
só sai esgoto dessa boca | vive mamando na teta do povo | acabou a mamata, parasita | mamador de teta do governo
sanguessuga do dinheiro público | ladrão de merenda | ladrão do dinheiro do povo
roubou até a merenda das crianças, [bandido/bandida] | assassino, tem sangue nas mãos
tem sangue nas suas mãos, genocida | genocida | genocida assassino | ex-presidiário ladrão | defensora de bandido
defensor de bandido, leva pra sua casa | abortista assassina | falso cristão | falso moralista
usa o nome de Deus pra roubar, {x} | crente do cu quente | velho gagá | velha ridícula | múmia
múmia paralítica, se aposenta | já devia estar no caixão | vai tarde, praga | praga do Brasil | câncer do Brasil
você é o câncer desse país | peste | traste | traste inútil | não serve nem pra lixo | não vale o que o gato enterra
não vale nada | não vale o prato que come | [mulher/homem] sem caráter | gorda nojenta | baleia | anta | jumenta
mula | burra demais | que mulher burra | que mulher nojenta | feia por dentro e por fora | louca
louca, surtada, vai se tratar | doente mental | vai se tratar, maluca | volta pro hospício | internem essa louca
retardado | vagabunda | vadia | cadela | piranha | sapatão | viado enrustido | traveco | macaca | cachaceiro ladrão
nove dedos ladrão | maconheiro | cheirador de pó | drogado
`
