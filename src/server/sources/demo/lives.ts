/** Two invented lives of the demonstration set. There is no video behind their addresses: ".example" never leads anywhere. */
import type { NewChapter, NewLive } from '../../../contract/lives.ts'

export type DemoLive = { live: NewLive; chapters: NewChapter[] }

const DAY = 86_400_000
/** Letters spoken in a second, and the breath between two sentences. */
const PACE = 15
const PAUSE = 0.4

const HEARING = [
  'Boa tarde. Declaro aberta a sessão da CPI das Catracas.',
  'Hoje ouvimos a contadora que assinou as planilhas do contrato.',
  'Peço silêncio no plenário. Cada parlamentar terá cinco minutos.',
  'Obrigada, presidente. Minha primeira pergunta é simples.',
  'Quantas catracas foram pagas e quantas foram entregues?',
  'Pelas planilhas que recebi, foram pagas duas mil e quatrocentas.',
  'Entregues, com nota assinada, mil novecentas e dez.',
  'Então faltam quatrocentas e noventa catracas. Onde elas estão?',
  'Essa informação não estava nas planilhas, senadora.',
  'E o valor de cada uma? Está aqui: trinta e um mil reais.',
  'No mercado, a mais cara sai por onze mil.',
  'Eu não negociei o preço. Eu conferi a soma.',
  'A soma está certa, o que não está certo é a conta.',
  'Presidente, questão de ordem. A depoente não é investigada.',
  'Questão de ordem anotada. A palavra continua com a senadora.',
  'A senhora recebeu orientação para não detalhar as entregas?',
  'Recebi um modelo pronto. Me disseram que era o padrão da casa.',
  'Quem lhe entregou esse modelo de planilha?',
  'Veio da diretoria financeira, por mensagem.',
  'Peço que a mensagem seja anexada aos documentos da CPI.',
  'Deferido. A secretaria vai recolher a cópia até sexta-feira.',
  'Uma pergunta do público: o dinheiro pode ser devolvido?',
  'Depende da auditoria, que termina em trinta dias.',
  'Nada mais havendo a tratar, está encerrada a sessão.',
]

const BRIEFING = [
  'Bom dia a todos que acompanham a nossa live.',
  'Vamos falar da cheia do Itaibé e do que muda a partir de hoje.',
  'O rio está baixando: sessenta centímetros desde ontem.',
  'Ainda está acima da cota de inundação, por isso o alerta continua.',
  'São trinta e um municípios atingidos e quatro mil pessoas fora de casa.',
  'Quem recebeu ordem de sair não deve voltar sem autorização.',
  'A ponte velha segue interditada. O desvio tem quarenta quilômetros.',
  'Os abrigos precisam de água potável, colchões e fraldas.',
  'Circula nas redes que a barragem rompeu. Não é verdade.',
  'A barragem foi vistoriada ontem à noite e não tem dano.',
  'Antes de compartilhar, confira na página da Defesa Civil.',
  'Sobre o auxílio: são mil e duzentos reais por família.',
  'O pagamento começa na segunda-feira, sem intermediário.',
  'Ninguém da prefeitura pede senha ou taxa por telefone.',
  'As aulas voltam em vinte e duas escolas na semana que vem.',
  'Pergunta do canal: a vacina contra o tétano está disponível?',
  'Está, em todos os abrigos, das oito às dezoito horas.',
  'Amanhã, às nove, voltamos com o novo boletim. Obrigado.',
]

/** The lives with their chapters; they happened some days before `now`. */
export function listDemoLives(now: Date): DemoLive[] {
  return [
    makeLive(now, 6, BRIEFING, {
      url: 'https://video.example/boletim-da-cheia-do-itaibe',
      title: 'Boletim da cheia do Itaibé',
      channel_title: 'Defesa Civil do Itaibé',
    }),
    makeLive(now, 3, HEARING, {
      url: 'https://video.example/cpi-das-catracas-sessao-12',
      title: 'CPI das Catracas: depoimento da contadora',
      channel_title: 'TV Plenário',
    }),
  ]
}

type Facts = { url: string; title: string; channel_title: string }

function makeLive(now: Date, daysAgo: number, sentences: readonly string[], facts: Facts): DemoLive {
  let at = 4
  const chapters = sentences.map((transcription) => {
    const started = at
    const finished = started + transcription.length / PACE
    at = finished + PAUSE
    return { started_at: formatTime(started), finished_at: formatTime(finished), transcription }
  })
  const begun = Math.floor((now.getTime() - daysAgo * DAY) / 3_600_000) * 3_600_000
  return {
    live: {
      ...facts,
      description: 'Live inventada para a demonstração: não há vídeo, e ninguém disse isto.',
      is_live: false,
      started_at: new Date(begun).toISOString(),
      finished_at: new Date(begun + Math.ceil(at) * 1000).toISOString(),
    },
    chapters,
  }
}

/** Seconds, fewer than an hour's, as hh:mm:ss.fraction. */
function formatTime(seconds: number): string {
  return `00:${new Date(seconds * 1000).toISOString().slice(14, 23)}`
}
