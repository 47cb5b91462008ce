import type { HateKind } from '../../../src/contract/labels.ts'

/** A protected group with the forms that templates need. `kind` is absent if none of our kinds fits. */
export type Target = {
  kind?: HateKind
  gender: 'o' | 'a'
  one: string
  many: string
  /** Slurs: singular, plural. */
  slurs: [string, string][]
}

const slurs = (list: string): [string, string][] =>
  list.split(', ').map((pair) => {
    const [one = '', many = `${one}s`] = pair.split('/')
    return [one, many]
  })

const target = (kind: HateKind | undefined, gender: 'o' | 'a', names: string, own = ''): Target => {
  const [one = '', many = `${one}s`] = names.split('/')
  return { ...(kind && { kind }), gender, one, many, slurs: own ? slurs(own) : [] }
}

/** Groups used in every class, in the training half and the held-out half. */
export const TARGETS: Target[] = [
  target('misoginia', 'a', 'mulher/mulheres', 'vadia, puta, vagabunda, piranha, feminazi, biscate, rapariga, cadela'),
  target('misoginia', 'a', 'feminista', 'feminazi, mal-amada, vadia'),
  target('lgbtfobia', 'o', 'gay', 'viado, bicha, boiola, baitola, viadinho, bichinha, bichona'),
  target('lgbtfobia', 'o', 'homossexual/homossexuais', 'viado, bichona, queima-rosca, boiola, gayzista'),
  target('lgbtfobia', 'a', 'lésbica', 'sapatão/sapatões, sapatona, caminhoneira, machorra'),
  target('lgbtfobia', 'a', 'pessoa trans/pessoas trans', 'traveco, aberração/aberrações, trava'),
  target('lgbtfobia', 'a', 'travesti', 'traveco, traveca, trava, aberração/aberrações'),
  target('lgbtfobia', 'a', 'mulher trans/mulheres trans', 'traveco, homem de saia/homens de saia'),
  target('racismo', 'o', 'negro', 'macaco, crioulo, tição/tições, neguinho'),
  target('racismo', 'o', 'preto', 'macaco, crioulo, urubu, escravo'),
  target(
    'racismo',
    'a',
    'pessoa negra/pessoas negras',
    'macaca, crioula, nega fedida/negas fedidas, nega do cabelo duro/negas do cabelo duro',
  ),
  target('racismo', 'o', 'indígena', 'bugre, índio vagabundo/índios vagabundos, selvagem/selvagens'),
  target('racismo', 'o', 'índio', 'bugre, bugrinho, selvagem/selvagens'),
  target('racismo', 'o', 'asiático', 'xing ling/xing lings, japinha, china de olho puxado/chinas de olho puxado'),
  target('racismo', 'o', 'cigano', 'ciganinho ladrão/ciganinhos ladrões, cigano trambiqueiro/ciganos trambiqueiros'),
  target(
    'xenofobia',
    'o',
    'imigrante',
    'gringo fedido/gringos fedidos, invasor/invasores, morto de fome/mortos de fome',
  ),
  target(
    'xenofobia',
    'o',
    'nordestino',
    'paraíba, cabeça chata/cabeças chatas, baiano burro/baianos burros, pau de arara/paus de arara',
  ),
  target(
    'xenofobia',
    'o',
    'venezuelano',
    'venezuelano esfomeado/venezuelanos esfomeados, morto de fome/mortos de fome',
  ),
  target('xenofobia', 'o', 'refugiado', 'invasor/invasores, morto de fome/mortos de fome'),
  target('xenofobia', 'o', 'haitiano', 'haitiano fedido/haitianos fedidos'),
  target('xenofobia', 'o', 'estrangeiro', 'gringo fedido/gringos fedidos, gringo imundo/gringos imundos'),
  target('religião', 'o', 'muçulmano', 'homem-bomba/homens-bomba, terrorista, cabeça de toalha/cabeças de toalha'),
  target('religião', 'o', 'judeu', 'judeuzinho, judeu sujo/judeus sujos, nariz de judeu/narizes de judeu'),
  target('religião', 'o', 'evangélico', 'crentelho, evanjegue, crente do rabo quente/crentes do rabo quente'),
  target('religião', 'o', 'umbandista', 'macumbeiro, macumbeiro do capeta/macumbeiros do capeta'),
  target('religião', 'o', 'candomblecista', 'macumbeiro, filho do diabo/filhos do diabo'),
  target(
    undefined,
    'a',
    'pessoa com deficiência/pessoas com deficiência',
    'retardado, aleijado, mongoloide, débil mental/débeis mentais, mongol/mongóis',
  ),
  target(undefined, 'o', 'deficiente', 'retardado, aleijado, mongoloide, retardada'),
]

/** Groups used in the training half only: the more groups, the less a model learns their names. */
export const MORE_TARGETS: Target[] = [
  target('misoginia', 'a', 'menina', 'vadiazinha, putinha'),
  target('misoginia', 'a', 'mulher solteira/mulheres solteiras', 'mal-comida, encalhada'),
  target('misoginia', 'a', 'mãe solteira/mães solteiras', 'parideira'),
  target('lgbtfobia', 'o', 'homem gay/homens gays', 'viado, fruta'),
  target('lgbtfobia', 'o', 'transexual/transexuais', 'traveco'),
  target('lgbtfobia', 'o', 'homem trans/homens trans', 'machorra'),
  target('lgbtfobia', 'o', 'bissexual/bissexuais', 'gilete'),
  target('lgbtfobia', 'o', 'LGBT', 'gayzista, viado'),
  target('racismo', 'a', 'negra', 'macaca, crioula, neguinha'),
  target('racismo', 'a', 'preta', 'macaca, crioula'),
  target('racismo', 'o', 'quilombola', 'crioulo'),
  target('racismo', 'o', 'japonês/japoneses', 'japa de olho puxado/japas de olho puxado'),
  target('xenofobia', 'o', 'chinês/chineses', 'xing ling/xing lings, comedor de cachorro/comedores de cachorro'),
  target('xenofobia', 'o', 'baiano', 'baiano preguiçoso/baianos preguiçosos'),
  target('xenofobia', 'o', 'boliviano', 'boliviano escravo/bolivianos escravos'),
  target('xenofobia', 'o', 'africano', 'macaco'),
  target('xenofobia', 'o', 'argentino', 'argentino fedido/argentinos fedidos'),
  target('xenofobia', 'o', 'paraibano', 'paraíba'),
  target('xenofobia', 'o', 'cearense', 'cabeça chata/cabeças chatas'),
  target('xenofobia', 'o', 'nortista', 'comedor de farinha/comedores de farinha'),
  target('xenofobia', 'o', 'árabe', 'homem-bomba/homens-bomba, turco ladrão/turcos ladrões'),
  target('xenofobia', 'o', 'cubano', 'cubano esfomeado/cubanos esfomeados'),
  target('religião', 'o', 'católico', 'papa-hóstia'),
  target('religião', 'o', 'crente', 'crentelho, evanjegue'),
  target('religião', 'o', 'espírita', 'macumbeiro'),
  target('religião', 'o', 'ateu/ateus', 'filho do capeta/filhos do capeta'),
  target('religião', 'o', 'macumbeiro', 'macumbeiro do demônio/macumbeiros do demônio'),
  target('religião', 'o', 'islâmico', 'terrorista'),
  target('xenofobia', 'o', 'povo do Nordeste/povos do Nordeste', 'cabeça chata/cabeças chatas'),
  target('xenofobia', 'a', 'pessoa do Nordeste/pessoas do Nordeste'),
  target('religião', 'a', 'pessoa de terreiro/pessoas de terreiro', 'macumbeira'),
  target('racismo', 'a', 'mulher negra/mulheres negras', 'macaca, crioula'),
  target('racismo', 'a', 'pessoa preta/pessoas pretas', 'macaca, crioula'),
  target('racismo', 'o', 'favelado', 'neguinho'),
  target('lgbtfobia', 'a', 'drag queen/drag queens', 'traveca, bichona'),
  target(undefined, 'o', 'autista', 'retardado, mongol/mongóis'),
  target(undefined, 'o', 'cadeirante', 'aleijado'),
  target(undefined, 'o', 'surdo', 'surdo-mudo retardado/surdos-mudos retardados'),
]

const list = (text: string) => text.split(', ')

/** Things that may be hated without hating people; none is a group. */
export const THINGS = {
  heldOut: list(
    'esse filme, brócolis, essa música, segunda-feira, esse aplicativo, o trânsito de sexta, café frio, esse sofá velho, planilha, calor, propaganda de remédio, esse carro, fila de banco, despertador, pepino',
  ),
  taught: list(
    'esse celular, essa série, esse jogo, chuva, barata, mosquito, funk alto de madrugada, imposto, esse time, novela, essa comida, essa internet, esse computador, cebola, frio, acordar cedo, reunião, essa cadeira, essa cidade, esse livro, boleto, essa geladeira, esse ônibus, quiabo, pombo, rato, essa torneira, vírus, esse prédio, prova de matemática, pimentão, essa roupa, essa cerveja, academia, esse site, relatório, ligação de telemarketing, jiló',
  ),
}
export const PERSONS = {
  heldOut: list(
    'o meu vizinho, aquele porteiro, esse dentista, o meu cunhado, aquele motorista, a minha chefe, o síndico',
  ),
  taught: list(
    'o meu ex, o meu chefe, a minha sogra, esse cara, aquele sujeito, o meu colega de trabalho, esse juiz, o técnico, esse jogador, aquela atriz, o meu primo, o dono do bar, o meu irmão, esse cantor, aquele professor, o João, a Carla, o Pedro, essa apresentadora, aquele vendedor, o gerente, o goleiro, esse deputado, aquela ministra, o prefeito',
  ),
}
/** Groups that are not protected, with their gender. */
export const TRADES = {
  heldOut: list('banqueiros, corruptos, advogados, influenciadores, vegetarianos, flanelinhas, capitalistas, bandidos'),
  taught: list(
    'políticos, deputados, comunistas, petistas, bolsonaristas, jornalistas, médicos, policiais, juízes, professores, empresários, artistas, milionários, torcedores do rival, youtubers, motoqueiros, militares, estupradores, ladrões, esquerdistas, conservadores, direitistas, banqueiros corruptos, traficantes, fumantes, veganos, ciclistas, corretores, fiscais, senadores, nazistas, golpistas, pedófilos, racistas, fascistas, vizinhos barulhentos, roqueiros, funkeiros, sertanejos',
  ),
}
