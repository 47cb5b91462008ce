/** Words for the slots of our comments. Masculine/feminine/plural; a single form if all are equal, with its plural in -s. */
export const INSULTS =
  `lixo verme canalha pilantra hipócrita imbecil/imbecil/imbecis idiota covarde parasita golpista fascista nazista genocida
traste pateta crápula babaca otário/otária/otários trouxa jumento/jumenta/jumentos burro/burra/burros anta asno/asna/asnos mula animal/animal/animais
besta palhaço/palhaça/palhaços ladrão/ladra/ladrões bandido/bandida/bandidos vagabundo/vagabunda/vagabundos safado/safada/safados
corrupto/corrupta/corruptos mentiroso/mentirosa/mentirosos farsante traidor/traidora/traidores vendido/vendida/vendidos oportunista
demagogo/demagoga/demagogos fantoche marionete capacho puxa-saco pelego/pelega/pelegos energúmeno/energúmena/energúmenos
cretino/cretina/cretinos ignorante estúpido/estúpida/estúpidos retardado/retardada/retardados lunático/lunática/lunáticos psicopata sociopata
monstro demônio satanás miliciano/miliciana/milicianos assassino/assassina/assassinos criminoso/criminosa/criminosos marginal/marginal/marginais
delinquente quadrilheiro/quadrilheira/quadrilheiros patife calhorda cafajeste salafrário/salafrária/salafrários velhaco/velhaca/velhacos picareta
charlatão/charlatã/charlatões impostor/impostora/impostores estelionatário/estelionatária/estelionatários mau-caráter/mau-caráter/maus-caráteres
sem-vergonha cara-de-pau cínico/cínica/cínicos falso/falsa/falsos rato/rata/ratos cobra víbora urubu abutre hiena sanguessuga carrapato
porco/porca/porcos cachorro/cachorra/cachorros vaca bosta merda escroto/escrota/escrotos arrombado/arrombada/arrombados
desgraçado/desgraçada/desgraçados miserável/miserável/miseráveis maldito/maldita/malditos infeliz/infeliz/infelizes inútil/inútil/inúteis
incompetente fracassado/fracassada/fracassados frouxo/frouxa/frouxos bundão/bundona/bundões cagão/cagona/cagões corno/corna/cornos
filho-da-puta/filha-da-puta/filhos-da-puta fdp petralha bolsominion esquerdopata comunista terrorista vagal/vagal/vagais boçal/boçal/boçais
troglodita mequetrefe múmia aberração/aberração/aberrações escória praga peste tirano/tirana/tiranos ditador/ditadora/ditadores
aproveitador/aproveitadora/aproveitadores mamador/mamadora/mamadores desocupado/desocupada/desocupados`.split(/\s+/)

/** Degrading adjectives: masculine/feminine. */
export const ADJECTIVES =
  `nojento/nojenta asqueroso/asquerosa ridículo/ridícula desprezível patético/patética podre imundo/imunda sujo/suja
escroto/escrota burro/burra ignorante estúpido/estúpida imbecil idiota hipócrita mentiroso/mentirosa falso/falsa covarde safado/safada
vagabundo/vagabunda corrupto/corrupta incompetente inútil repugnante repulsivo/repulsiva insuportável medíocre desonesto/desonesta canalha
mesquinho/mesquinha perverso/perversa maligno/maligna cínico/cínica arrogante prepotente doente louco/louca maluco/maluca
desequilibrado/desequilibrada surtado/surtada lunático/lunática demente tosco/tosca fedorento/fedorenta abjeto/abjeta torpe vil sórdido/sórdida
descarado/descarada desavergonhado/desavergonhada desqualificado/desqualificada despreparado/despreparada desumano/desumana indecente imoral
ordinário/ordinária baixo/baixa alienado/alienada fracassado/fracassada`.split(/\s+/)

/** Masculine/feminine. */
export const OFFICES =
  'deputado/deputada senador/senadora presidente ministro/ministra governador/governadora prefeito/prefeita vereador/vereadora político/política'.split(
    ' ',
  )

/** Political camps, with their plural. The names are invented: nobody is insulted here. */
export const CAMPS = 'petista bolsonarista esquerdista comunista direitista lulista coxinha petralha bolsominion'.split(
  ' ',
)
export const NAMES =
  'Silva,Souza,Ferreira,Barros,Teixeira,Moura,Nunes,Peixoto,Carlão,Zezinho,Dona Vera,Marquinhos,Tonho,Neide,Valadares,Figueira'.split(
    ',',
  )
export const PARTIES = 'PT,PL,PSOL,PSDB,MDB,PDT,PSL,PCdoB,Novo,DEM'.split(',')
export const PLACES = 'Brasil,Rio,Ceará,Pará,Paraná,Maranhão,Acre,Piauí,Nordeste,Sul,interior,país'.split(',')
export const TOPICS =
  'saúde,educação,segurança,reforma,previdência,vacina,merenda,salário mínimo,fome,desemprego,gasolina,Amazônia,piso dos professores,SUS,aborto,corrupção'.split(
    ',',
  )
