import type { Templates } from './classes.ts'

/**
 * The half that is never used for training; the figures of the functional test are computed on it. Necessarily ugly,
 * short, without names of persons.
 */
export const HELD_OUT_TEMPLATES: Templates = {
  derog_neg_emote_h: `
Eu odeio {s}.
Sinto nojo quando vejo {um} {o} na rua.
Não suporto mais ouvir falar de {s}.
{s} me dão ânsia de vômito.
Tenho um desprezo profundo por {s}.
Que raiva que eu tenho dess^s {s}!
Peguei ódio de {o} de uns tempos pra cá.
Quanto mais conheço {s}, mais repulsa eu sinto.
{s} são a coisa que eu mais detesto na vida.
Só de olhar pra {um} {o} já me embrulha o estômago.`,
  derog_neg_attrib_h: `
{s} são nojent~s.
Tod~ {o} é mentiros~ por natureza.
{s} são burr~s e preguiços~s.
Não existe {o} honest~, são tod~s ladrões.
{s} são inferiores a nós.
Como são feios e fedorentos ess^s {s}.
{um} {o} nunca vai ter caráter, é da raça.
{s} são uma gente perigosa e violenta.
{s} não têm moral nenhuma.
{s} são doentes da cabeça.`,
  derog_dehum_h: `
{s} são uns animais.
{s} são uma praga nesta cidade.
{s} parecem ratos saindo do esgoto.
Para mim {o} nem é gente.
{s} são vermes que precisam ser pisados.
{um} {o} não passa de um bicho.
{s} são o câncer deste país.
Ess^s {s} se multiplicam feito barata.
{s} não são seres humanos.
{s} são o esgoto da humanidade.`,
  derog_impl_h: `
Se {s} sumissem do mapa, ninguém ia sentir falta.
O mundo era bem melhor antes de aparecer tant~ {o}.
Escondam as carteiras, chegaram ~s {s}.
Não deixo meu filho brincar com filho de {o}.
{o} na vizinhança, lá se vai o valor da minha casa.
Eu não sentaria ao lado de {um} {o} no ônibus.
Se depender de {o}, nada funciona.
Pra {o} servir de exemplo, só se for do que não fazer.
Fui atendido por {um} {o} e pedi pra trocar de funcionário na hora.
Cada {o} a menos já é um alívio.`,
  threat_dir_h: `
Vou matar tod~s ~s {s} que aparecerem aqui.
Se eu encontrar {um} {o} hoje, arrebento.
{s}, a gente vai pegar vocês um por um.
Um dia eu ainda meto bala n~s {s} desta rua.
Vamos queimar a casa dess^s {s} esta noite.
Já comprei a arma, ~s {s} que se preparem.
Eu mesmo vou enforcar o próximo {o} que eu vir.
Pode esperar, {o}: sua hora vai chegar e vai doer.
Vou quebrar a cara do primeiro {o} que me olhar torto.
Vamos caçar {s} amanhã, quem vem comigo?`,
  threat_norm_h: `
{s} deviam ser fuzilad~s.
Alguém precisa acabar com tod~s ~s {s}.
{s} têm que levar porrada até aprender.
O certo era botar fogo n~s {s}.
Tomara que morram tod~s ~s {s}.
{s} merecem a forca.
Tinham que deportar ~s {s} todos, à força.
Lugar de {o} é no cemitério.
Quem dera uma bomba caísse em cima d~s {s}.
Deviam proibir {s} de ter filhos, castrar logo.`,
  slur_h: `
Você é só mais {um} {x}.
Não fala comigo, {x}.
Olha lá o {x} passando.
Bando de {xs}.
Esses {xs} estão por toda parte.
Cala a boca, seu {x}.
Detesto {xs}.
{xs} deviam ficar longe daqui.
Ninguém te chamou aqui, {x} imundo.
Mais um {x} querendo aparecer.`,
  profanity_h: `
{s} de merda, vão se foder.
Que se fodam ~s {s}, porra.
Puta que pariu, como eu odeio {o}, caralho.
{s} são uns filhos da puta do caralho.
{s} não valem porra nenhuma.
Vai tomar no cu tod~ {o} deste país.
Foda-se {o}, bando de desgraçad~s.
Caralho, só tem {o} de bosta aqui.
{o} é tudo um cu.
Essa porra dess^s {s} me enoja, merda.`,
  profanity_nh: `
Caralho, que gol lindo!
Puta merda, esqueci o guarda-chuva em casa.
Que porra de frio é esse hoje?
Passei na prova, caralho, tô feliz pra cacete!
Foda demais esse show, porra.
Tô fodido com tanta conta pra pagar.
Merda, derrubei o café na camisa de novo.
Puta que pariu, que saudade da praia.
Esse bolo ficou do caralho.
Acordei numa ressaca da porra.
Foda-se, hoje eu vou dormir cedo.
Dirigi o dia inteiro nessa merda de trânsito.
Cacete, já é dezembro!
Vocês são fodas, obrigado pela festa.
Que jogo do caralho foi esse, meu Deus.`,
  ref_subs_clause_h: `
Conheci {um} {o} ontem, e essa gente só me dá asco.
{s} moram aqui do lado, e eu queria ver tod~s el^s mort~s.
Trabalho com {um} {o} e não tem criatura mais nojenta.
Contrataram {um} {o}, e é claro que essa raça não presta pra nada.
Chegaram uns {s}, e esses parasitas já querem mandar.
Como {s} existem, a gente tem que aturar essa imundície todo dia.
Tem {o} na minha rua, e por mim eram expulsos a pontapé.
Vejo {s} na novela e só penso em como são repugnantes.`,
  ref_subs_sent_h: `
Conheci {s} no trabalho. Essa gente me dá asco.
Tem {um} {o} morando no meu prédio. Queria que sumisse da face da terra.
Hoje vi {s} no mercado. Uns parasitas, todos eles.
Ontem falaram de {s} na televisão. Por mim essa laia morria toda.
{s} vieram pedir ajuda. São uns ratos mesmo.
Sabe ~s {s}? Não prestam pra nada.
Li uma matéria sobre {s}. Que raça desgraçada.
Falei com {um} {o}. É tudo lixo, não se salva um.`,
  negate_pos_h: `
{s} não são gente boa.
{s} não merecem respeito nenhum.
Nunca vi {um} {o} que prestasse.
{s} não deveriam ter os mesmos direitos que nós.
Não tem nada de bonito em ser {o}.
{s} jamais serão iguais a nós.
Não há {o} inteligente neste mundo.
{s} não contribuem com nada pra sociedade.
Nenhum {o} merece viver entre nós.
{s} não sabem o que é trabalhar.`,
  negate_neg_nh: `
Eu não odeio {s}.
{s} não são inferiores a ninguém.
Ninguém deveria bater em {s}.
{s} não são um perigo pra ninguém, ao contrário do que dizem.
Nunca diria que {s} são nojent~s.
Não é verdade que {s} são preguiços~s.
Jamais faria mal a {um} {o}.
{s} não são animais, são gente como a gente.
Não quero que nenhum~ {o} morra.
Não acho que {s} sejam menos capazes.`,
  phrase_question_h: `
Por que {s} são tão burr~s?
Quem é que gosta de {o} nojent~?
Quando é que vão exterminar ~s {s}?
Por que ainda deixam {s} viver aqui?
Alguém me explica pra que servem ~s {s}?
Sou só eu que acho {s} uma praga?
Até quando vamos ter que aguentar ess^s {s} imund~s?
Não era melhor se {s} morressem de uma vez?
Desde quando {o} virou gente?`,
  phrase_opinion_h: `
Na minha opinião, {s} são o lixo da sociedade.
Acho que {s} deveriam morrer.
Pra mim, {o} é tudo bandido.
Sinceramente, considero {s} uma raça inferior.
Se quer saber o que penso: {s} são nojent~s.
Acredito que {s} não merecem viver.
Minha opinião sincera é que {s} têm que apanhar.
Podem me cancelar, mas {s} são repugnantes.
Não tenho dúvida de que {s} são uma ameaça à nossa família.`,
  ident_neutral_nh: `
Meu vizinho de cima é {o}.
Hoje almocei com dois {s} no centro.
~s {s} da turma chegaram atrasados por causa da chuva.
A reportagem entrevistou {s} de cinco cidades.
Quantos {s} trabalham na sua empresa?
Ela perguntou se o médico era {o}.
Tem muit~s {s} estudando na minha faculdade.
O censo contou quantos {s} vivem no estado.
Fui a um encontro de {s} em outubro.
A lei fala d~s {s} no artigo quinto.`,
  ident_pos_nh: `
Eu amo {s}.
{s} são incríveis!
Tenho muito orgulho de ser {o}.
Que bom que {s} estão conquistando seu espaço.
{s} enriquecem a nossa cultura.
{s} merecem os mesmos direitos que todo mundo.
Tod~ {o} merece viver em paz.
Minha melhor amizade é com {um} {o} maravilhos~.
Parabéns {aos} pelo dia de hoje, vocês são luz.
{s} são tão dignos e capazes quanto qualquer um.`,
  counter_quote_nh: `
Quem diz "{s} são nojent~s" só mostra a própria ignorância.
"Odeio {s}" é frase de gente preconceituosa.
Falar "{s} deviam morrer" não é opinião, é crime.
Ouvi um colega dizer "{o} é tudo bandido" e tive que reagir.
Parem de repetir "{s} não são gente". Isso é desumano.
Ele gritou "mata ess^s {s}" e foi preso em flagrante, ainda bem.
Comentários como "{s} são uma praga" não deveriam ter lugar aqui.
Não dá pra aceitar que ainda se escreva "{s} são inferiores" em 2023.
Quando você fala "{x}", você machuca as pessoas.`,
  counter_ref_nh: `
Quem deseja a morte de {s} não merece o meu respeito.
Tratar {s} como bicho é uma crueldade sem tamanho.
Chamar {um} {o} de {x} é crime, e é bom que você saiba disso.
É muito triste ver gente odiando {s} sem motivo nenhum.
Dizer que {s} são inferiores é de uma ignorância enorme.
Não tolero quem fala que {s} são nojent~s.
Ela foi demitida por xingar {um} {o} de lixo, e achei justo.
Acreditar que {s} são bandidos é puro preconceito.
A escola puniu os alunos que disseram que {o} tem que apanhar.`,
  target_obj_nh: `
Odeio {coisa}.
{Coisa} é um lixo.
Que nojo de {coisa}!
{Coisa} devia ser proibido de uma vez.
Não suporto {coisa}, é uma praga.
Vou jogar fora {coisa}, que porcaria inútil.
Malditos pernilongos, vou matar todos vocês.
Essas baratas nojentas têm que morrer.
{Coisa} me dá ânsia de vômito.
Quem inventou {coisa} merecia um castigo.`,
  target_indiv_nh: `
Você é um idiota nojento.
Odeio {pessoa}, não suporto nem ver.
{Pessoa} é um lixo de pessoa.
Vou quebrar a sua cara, seu babaca.
Tomara que {pessoa} se ferre.
Seu verme, você não vale nada.
{Pessoa} é um rato mentiroso e covarde.
Você merece apanhar pelo que fez comigo.
Cala a boca, seu imbecil de merda.
Que nojo de {pessoa}, sem caráter nenhum.`,
  target_group_nh: `
Odeio {prof}.
{Prof} são uns ratos.
{Prof} são todos ladrões e mentirosos.
{Prof} deviam apanhar na rua.
Que nojo que me dão ess^s {prof}.
Todo mundo sabe que {prof} não prestam.
{Prof} são o câncer deste país.
Vamos acabar com {prof} de uma vez por todas.
{Prof} de merda, vão tomar no cu.
{Prof} não merecem respeito nenhum.`,
}
