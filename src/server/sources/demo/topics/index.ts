/** Every subject of the demonstration set, by the name events.ts uses. */
import type { Topic } from '../topic.ts'
import { ambiente } from './ambiente.ts'
import { bracoAberto } from './braco-aberto.ts'
import { campo } from './campo.ts'
import { casaVioleta } from './casa-violeta.ts'
import { cheia, reconstrucao } from './cheia.ts'
import { cotidiano, cultura } from './cotidiano.ts'
import { cpiDasCatracas } from './cpi-das-catracas.ts'
import { ciencia, redeClara } from './digital.ts'
import { domingoLivre, domingoLivreAprovado } from './domingo-livre.ts'
import { economia } from './economia.ts'
import { escolaInteira } from './escola-inteira.ts'
import { obras } from './obras.ts'
import { partido } from './partido.ts'
import { saude } from './saude.ts'
import { seguranca } from './seguranca.ts'
import { urnas } from './urnas.ts'

export const TOPICS: Readonly<Record<string, Topic>> = {
  'domingo-livre': domingoLivre,
  'domingo-livre-aprovado': domingoLivreAprovado,
  'cpi-das-catracas': cpiDasCatracas,
  'braco-aberto': bracoAberto,
  ambiente,
  campo,
  casaVioleta,
  cheia,
  ciencia,
  cotidiano,
  cultura,
  economia,
  escolaInteira,
  obras,
  partido,
  reconstrucao,
  redeClara,
  saude,
  seguranca,
  urnas,
}
