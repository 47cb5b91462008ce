/**
 * More inoffensive sentences of ours, where the labelled sets mislead most: reports of crimes and deaths, insults and
 * racism quoted to condemn them, and strongly worded criticism of policies. Slots as in neutral-sentences.ts.
 */
export const REPORTS = `
A vereadora denunciou que foi chamada de burra e de vagabunda durante a sessão em {lugar}.
Jogador é chamado de macaco pela torcida adversária e registra boletim de ocorrência em {lugar}.
O jornalista foi xingado de lixo e de bandido por apoiadores de {nome} na saída do evento.
Chamar uma colega de feia, gorda e louca é misoginia, e não vamos nos calar.
Dizer que nordestino é preguiçoso é xenofobia. Repudio essa fala e peço a investigação do caso.
Chamaram o menino de viadinho na escola: isso é homofobia, e homofobia é crime.
Repúdio total à fala racista contra {grupo} feita ontem em {lugar}.
{nome} chamou {nome} de ladrão e mentiroso no debate; a campanha disse que vai processar.
{nome} foi condenado a pagar indenização por ofender {cargo} nas redes sociais.
Homem invade escola em {lugar}, mata três pessoas e é preso pela polícia.
Mulher é assassinada a facadas pelo ex-marido em {lugar}; o suspeito fugiu.
Traficantes trocaram tiros com a polícia em {lugar}, e dois suspeitos morreram.
Bandidos armados assaltaram um banco em {lugar} e fizeram reféns.
A polícia prendeu uma quadrilha que roubava cargas em {lugar}.
Adolescente foi estuprada e morta; a família pede justiça.
Operação prende acusados de pedofilia e de tráfico de pessoas em {lugar}.
Morreu baleado o sargento que reagiu a um assalto em {lugar}. Meus sentimentos à família.
Terroristas atacaram uma cidade e mataram dezenas de civis, diz a agência de notícias.
Quem depredou o Congresso tem de ser identificado, julgado e preso.
Vândalos destruíram obras de arte no Palácio do Planalto. Que sejam punidos na forma da lei.
O desmatamento bateu recorde no governo {nome}. É um desastre e uma vergonha para o país.
É mentira que {nome} acabou com {tema}. Vamos aos fatos, com números e fontes.
Mais um absurdo: o governo {nome} cortou metade da verba de {tema}.
Que vergonha: {lugar} está sem merenda escolar há duas semanas.
Desgoverno: a inflação subiu, o desemprego subiu, e {nome} não apresenta solução para {tema}.
O povo não aguenta mais impostos. {nome} prometeu uma coisa e fez outra.
{nome} mente sobre {tema}, e a imprensa já desmentiu três vezes.
Incompetência na gestão de {tema} custou caro a {lugar}, e a culpa é do governo.
A corrupção no governo {nome} precisa ser investigada, doa a quem doer.
CPI já! Queremos saber quem pagou, quem recebeu e onde foi parar o dinheiro de {tema}.
Fora, {nome}! O povo vai às ruas no domingo em {lugar}.
{nome} nunca mais. Em outubro vamos votar por {tema}.
Impeachment de {nome} já: assine o pedido e compartilhe.
{nome} preso amanhã? O Supremo decide o caso nesta {dia}.
{nome} inelegível: o TSE formou maioria nesta {dia}.
A hipocrisia na política cansa. Falam de {tema} e votam contra.
Os bolsonaristas e os petistas discutiram no plenário, e a sessão foi suspensa.
A esquerda comemorou e a direita protestou contra a decisão sobre {tema}.
O ditador da Nicarágua prendeu padres e bispos. A comunidade internacional deve reagir.
O fascismo e o nazismo mataram milhões de pessoas; a história não pode se repetir.
Não ao golpe, não à ditadura, não à censura. Democracia sempre.
O genocídio {grupoDe} não pode ficar impune. Exigimos justiça.
O trabalho escravo nas vinícolas é criminoso, e as empresas têm de pagar.
O agressor de mulheres deve ficar na cadeia. Aprovamos o projeto na comissão.
Pela castração química não, pela educação sexual sim: debate hoje sobre {tema}.
A febre aftosa matou parte do gado em {lugar}, e os criadores pedem ajuda.
Vacas, porcos e galinhas ganham exposição na feira agropecuária de {lugar}.
Cachorro resgatado da enchente em {lugar} procura um lar.
Ratos, baratas e lixo: moradores de {lugar} reclamam da falta de coleta.
Câncer de mama tem cura quando descoberto cedo. Faça o exame.
O vírus matou mais de 700 mil brasileiros, e o negacionismo tem culpa nisso.
Gol! O time matou o jogo no segundo tempo e mandou o rival para casa.
Saiu no jornal: o doido da cidade virou personagem de filme em {lugar}.
O autismo é tema da audiência pública desta {dia}; famílias pedem inclusão.
Viado, te amo demais, que saudade de você!
Minha amiga sapatão é a melhor pessoa do mundo, amo demais.
Bicha, você arrasou no show, que orgulho!
Sou viado com orgulho e ninguém me cala.
Meus amigos gays e eu fomos à parada, que dia lindo!
Nego, você é o amor da minha vida.
Minha preta linda, feliz aniversário!
A mulher do bandido foi ouvida pela polícia em {lugar} e liberada.
Uma mulher conseguiu fugir depois que o marido atirou nos vagabundos que invadiram a casa.
A ex-mulher e o cunhado de {nome} são investigados no caso da rachadinha.
Banheiro feminino, banheiro neutro: o que diz o projeto que a Câmara vai votar.
O BNDES vai financiar obras na Argentina, na Venezuela e em Cuba; Cuba e Venezuela já deram calote.
{nome} viajou à China com empresários investigados e prometeu acordos.
A inflação da Argentina, da Turquia e da Venezuela está entre as maiores do mundo.
Criticar a sigla LGBTQIAPN+ não é o mesmo que ofender gays, lésbicas e travestis, diz o professor.
Quem ataca mulheres, negros, gays e indígenas não pode governar o país.
A luta contra a gordofobia e o capacitismo começa na escola.
`
