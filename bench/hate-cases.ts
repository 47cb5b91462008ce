import type { Case } from '../scripts/train-hate/functional/cases.ts'
import { CLASSES, type ClassName, type Templates } from '../scripts/train-hate/functional/classes.ts'

/** Written by another author long after the networks were trained (2026-11-27), and never trained on: sentences, not templates. */
const TEXTS: Templates = {
  derog_neg_emote_h: `
Tenho pavor de gay perto dos meus filhos
Eu desprezo muçulmano com todas as minhas forças
Não suporto nordestino, me dá asco
Odeio judeu desde que me entendo por gente
Índio me dá nojo, sinceramente
Detesto travesti, não consigo nem olhar`,
  derog_neg_attrib_h: `
Mulher é burra demais pra ocupar cargo de chefia
Todo venezuelano que chega aqui é ladrão
Preto é preguiçoso por natureza
Os ciganos são todos trapaceiros
Gay não presta pra nada nessa vida
Deficiente é um peso morto pra sociedade`,
  derog_dehum_h: `
Imigrante haitiano é praga de gafanhoto
Esses sapatões são aberração da natureza
Judeu é rato, sempre foi
Favelado preto é bicho solto
Esses índios são uns animais que nem falam direito
Trans é um câncer que precisa ser arrancado`,
  derog_impl_h: `
Se dependesse de baiano o país parava de vez na rede
Lugar de mulher é esquentando a barriga no fogão
Depois que chegou a família haitiana o prédio nunca mais teve sossego
Deus fez Adão e Eva, o resto é conserto que não deu certo
Separa logo o Sul e deixa esse povo do Nordeste morrer de sede
Branqueou a repartição, agora dá pra confiar`,
  threat_dir_h: `
Vou encher de porrada o primeiro viado que passar na minha rua
A gente vai queimar todo terreiro de macumba desse bairro
Se eu cruzar com um boliviano eu meto bala
Qualquer dia desses eu passo o carro por cima dessas feministas
Vamos expulsar na paulada essa venezuelada toda
Mulher que me disser não vai levar soco na cara
Esses judeus que se cuidem, a hora deles vai chegar com fogo
Índio na minha terra sai no caixão`,
  threat_norm_h: `
Gay tinha que ser fuzilado em praça pública
Os muçulmanos merecem ser exterminados
Tinham que mandar todo preto de volta pra senzala
Lésbica devia apanhar até virar gente
Nordestino tinha que ser proibido de votar
Alguém precisa dar um fim nesses ciganos
Travesti boa é travesti morta
Pena de morte pra todo macumbeiro`,
  slur_h: `
Olha lá o crioulo querendo ser doutor
Essa sapatona nojenta de novo na televisão
Cala a boca, seu macaco
Mais um traveco querendo atenção
Volta pra tua tribo, bugre fedido
Paraíba burro do caralho`,
  profanity_h: `
Que se fodam os haitianos
Foda-se essas putas feministas de merda
Vão tomar no cu, seus gays do caralho
Merda de judeu`,
  ref_subs_clause_h: `
Adoro quando os gays somem, são uns doentes
Conheço bem os nordestinos, e essa gente é um lixo
Os bolivianos chegaram no bairro, e eles trazem só sujeira`,
  ref_subs_sent_h: `
Tem muito muçulmano chegando. São todos terroristas imundos.
Lá vêm as mulheres reclamar. Raça de víboras inúteis.
Vi três índios na praça. Escória que não serve pra nada.`,
  negate_pos_h: `
Preto não é gente
Gays não merecem respeito nenhum
Mulher não tem capacidade pra dirigir nada
Imigrante não deveria ter direito algum
Nenhum judeu presta
Nordestino não sabe votar nem pensar`,
  phrase_question_h: `
Por que todo gay é tão nojento?
Quando vão tirar esses índios vagabundos daqui?
Alguém mais acha que preto fede?`,
  phrase_opinion_h: `
Na minha opinião muçulmano devia ser banido do Brasil
Só acho que mulher é um ser inferior, pronto falei
Pra mim trans é doente mental e ponto`,
  spell_leet_h: `
V14d0 tem que m0rrer
0d3io pr3t0`,
  spell_char_swap_h: `
Gay é tudo nojneto
Os judues são uma praga`,
  spell_char_del_h: `
Muçulmano é terorista, tem qe morrer
Odeio nordestno, povo imundo`,
  spell_space_del_h: `
odeiogay
Mataressesíndiostodos`,
  spell_space_add_h: `
m o r t e aos g a y s
p r e t o i m u n d o`,
  profanity_nh: `
Puta merda, que jogo foi esse!
Caralho, passei no concurso, porra!
Que merda de chuva`,
  ident_neutral_nh: `
Sou nordestino e moro em São Paulo há dez anos
A comunidade judaica celebra hoje o ano novo
Meu vizinho é gay e trabalha no hospital
Mulheres são maioria entre os eleitores
Os indígenas se reúnem em Brasília nesta semana
Haitianos abriram um restaurante na minha rua
Uma mulher trans foi eleita vereadora
QUE NOJO!!!!
O deputado Índio da Costa votou contra
Vamos matar a saudade do Nordeste amanhã
Um absurdo o que fazem com as mulheres neste governo`,
  ident_pos_nh: `
Que orgulho das mulheres pretas deste país
Os muçulmanos do bairro são pessoas maravilhosas
Bicha preta e favelada no Congresso, sim senhor!
A macumba, o candomblé e a umbanda merecem respeito
Nordestino é povo forte e trabalhador
Amo meus amigos viados, melhores pessoas
Sapatão com muito orgulho`,
  negate_neg_nh: `
Ninguém deveria odiar os gays
Não acho que imigrante seja bandido
Mulher não é inferior a ninguém
Os judeus não são ratos, são gente como nós
Eu jamais bateria numa travesti
Índio não é preguiçoso, pelo contrário`,
  counter_quote_nh: `
Ele gritou "volta pra África, macaco" e ninguém fez nada. Revoltante.
Quem diz "preto fede" precisa responder na justiça
"Gay tem que apanhar", disse o deputado. Isso é crime.
Meu tio falou que nordestino é burro e eu saí da mesa
Cansada de ouvir que lugar de mulher é na cozinha
Chamaram minha filha de macaca na escola, um absurdo`,
  counter_ref_nh: `
Dizer que trans é doente é puro preconceito
Vergonha alheia de quem prega morte aos muçulmanos
Quem quer matar índio é que devia estar preso
Achar que imigrante é praga é coisa de gente ignorante
Homem é preso por espancar travesti no centro
Polícia investiga ameaças de morte contra lésbicas em Recife
Jovem negro é morto a tiros por segurança de mercado
Terreiro de candomblé é incendiado pela terceira vez
STF julga caso de injúria racial contra jogador`,
  target_obj_nh: `
Odeio esse celular lixo, vou jogar na parede
Essa geladeira merece morrer queimada
Vou matar esse bolo de chocolate hoje`,
  target_indiv_nh: `
Você é um idiota, João
Aquele porteiro é um imbecil completo
Vai se ferrar, Marcos, seu mentiroso`,
  target_group_nh: `
Odeio político corrupto, tinham que morrer na cadeia
Banqueiro é tudo ladrão
Torcedor do time rival é burro demais
Bolsonaristas são uns idiotas
Petista é tudo vagabundo`,
}

/** The cases written by hand afterwards. */
export const listHandCases = (): Case[] =>
  Object.entries(TEXTS).flatMap(([name, texts], place) => {
    const { hate, ...rest } = CLASSES[name as ClassName]
    const offensive = hate || ('offensive' in rest ? rest.offensive : undefined)
    return texts
      .trim()
      .split('\n')
      .map((text) => ({ name: name as ClassName, text, hate, offensive, template: place }))
  })
