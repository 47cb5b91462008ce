import { AboutPage, type AboutPart } from '../features/home/about-page.tsx'
import { EntryButton } from '../features/session/entry-button.tsx'
import { PublicPage } from '../ui/page/public-page.tsx'

const PARTS: AboutPart[] = [
  {
    id: 'o-que-e',
    title: 'O que é',
    text: (
      <>
        <p>
          Um programa que guarda publicações de pessoas públicas e responde a uma pergunta: quem disse o quê, onde,
          quando e até onde foi. Ele roda no computador ou no servidor da própria redação.
        </p>
        <p>
          Serve a jornalistas e checadores que acompanham políticos, autoridades e outras pessoas de vida pública,
          principalmente no Telegram, e precisam achar, contar, comparar e citar o que elas publicaram.
        </p>
      </>
    ),
  },
  {
    id: 'de-onde-vem',
    title: 'De onde vem o que aparece',
    text: (
      <>
        <p>
          Dos canais públicos do Telegram e dos feeds que a sua equipe acompanha, lidos de tempos em tempos; de arquivos
          que ela importa: exportações do Telegram Desktop, planilhas e arquivos de outras ferramentas de coleta; e do
          que é dito nas lives que ela transcreve. O LupaScan não escolhe quem é acompanhado. Quem escolhe é a redação.
        </p>
        <p>
          Cada conta é ligada a uma pessoa, e a pessoa a um partido, um cargo e um estado, a partir dos dados abertos da
          Câmara e do Senado ou de uma lista da redação. A ligação é feita pela conta; pelo nome, só quando ele não
          deixa dúvida. Onde a ficha não tem histórico, o que a pessoa é hoje vale também para publicações antigas.
        </p>
      </>
    ),
  },
  {
    id: 'busca',
    title: 'Como a busca entende o que você digita',
    text: (
      <>
        <ul>
          <li>
            <code>vacina fraude</code> acha as publicações com as duas palavras; <code>"urna eletrônica"</code>, a
            frase; <code>vacina -gripe</code> deixa uma de fora; <code>fraude OU golpe</code> aceita qualquer uma.
          </li>
          <li>
            Acentos, maiúsculas e plural não importam. Outras formas são outras palavras: “vacina” não acha “vacinar”.
          </li>
          <li>
            Abaixo da caixa está escrito como o texto foi entendido, ou o que nele precisa de conserto; na lista fica
            marcado o que foi achado.
          </li>
          <li>A lista, o total e o arquivo CSV vêm da mesma consulta, e por isso concordam.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'indicio-nao-veredito',
    title: 'Indício, não veredito',
    text: (
      <>
        <p>
          Algumas publicações trazem uma marca de <strong>discurso de ódio</strong> ou de{' '}
          <strong>links enganosos</strong>. A marca diz que vale a pena olhar; não diz que alguém cometeu um crime, nem
          que uma frase é falsa.
        </p>
        <p>
          As marcas vêm com os dados importados, de quem os reuniu, ou de uma análise automática. Em “Por que foi
          marcado?” a publicação mostra quem a avaliou e as palavras que pesaram; quem lê pode confirmar ou rejeitar o
          rótulo, e os dois ficam guardados.
        </p>
        <ul>
          <li>
            A força do indício, de 0 a 100, é uma conta sobre palavras: a partir de 50 a publicação recebe a marca.
            Ironia, citação e denúncia enganam qualquer conta.
          </li>
          <li>A marca de um link fala do endereço a que ele leva. Quem o cita pode estar justamente desmentindo.</li>
          <li>Sem marca não quer dizer sem problema. Quer dizer que nada foi notado.</li>
        </ul>
        <p>Antes de publicar, leia o original, o contexto e ouça quem foi citado.</p>
      </>
    ),
  },
  {
    id: 'o-que-nao-e-coberto',
    title: 'O que não é coberto',
    text: (
      <ul>
        <li>
          O que a redação não coletou nem importou, e quem ela não acompanha. A consulta mostra que período existe e de
          quantas contas ele foi lido por inteiro, em parte ou só em arquivos importados.
        </li>
        <li>Conversas privadas e publicações que somem em horas.</li>
        <li>O que foi publicado e apagado entre duas leituras, ou mudou depois da última leitura ou importação.</li>
        <li>Números que a fonte não informa: no lugar deles há um “–”, que não é zero.</li>
        <li>
          Visualizações, curtidas e outras contagens são as que a rede mostrava no momento da coleta. Elas crescem
          depois, e podem ter sido infladas.
        </li>
      </ul>
    ),
  },
  {
    id: 'conferir-e-citar',
    title: 'Conferir e citar',
    text: (
      <>
        <p>
          Cada publicação tem o endereço do original e um botão que copia a citação com autor, rede, data, texto e o dia
          em que foi vista. O endereço da tela guarda a consulta inteira: quem o recebe, e tem acesso, vê a mesma lista.
        </p>
        <p>As horas são as de Brasília. Contagens abreviadas (5,4K) aparecem inteiras na publicação aberta e no CSV.</p>
      </>
    ),
  },
]

export function AboutProductScreen() {
  return (
    <PublicPage entry={<EntryButton />}>
      <AboutPage
        title="Sobre o LupaScan"
        lead="O que ele faz, como chega ao que mostra, e o que não se deve esperar dele."
        parts={PARTS}
        next={{ to: '/sobre-nos', label: 'Quem faz, como relatar um erro e o que é guardado' }}
      />
    </PublicPage>
  )
}
