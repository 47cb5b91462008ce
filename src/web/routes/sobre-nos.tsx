import { AboutPage, type AboutPart } from '../features/home/about-page.tsx'
import { EntryButton } from '../features/session/entry-button.tsx'
import { PublicPage } from '../ui/page/public-page.tsx'

const PARTS: AboutPart[] = [
  {
    id: 'projeto-aberto',
    title: 'Um projeto aberto',
    text: (
      <>
        <p>
          O LupaScan é software livre, sob a licença Apache 2.0. Qualquer redação pode usá-lo, estudar como cada número
          é calculado, mudar o que precisar e devolver a mudança a todos. Não há empresa por trás dele que veja o que
          você busca.
        </p>
        <p>
          Ele é feito por quem escreve o código e por quem o usa no dia a dia: boa parte do que existe nasceu de alguém
          que disse onde perdeu tempo. As decisões do projeto ficam escritas, com o motivo, junto do código.
        </p>
        <p>
          Esta instalação, as pessoas que ela acompanha e quem tem acesso são escolha da redação que a mantém, não do
          projeto.
        </p>
      </>
    ),
  },
  {
    id: 'relatar-um-erro',
    title: 'Relatar um erro',
    text: (
      <dl>
        <dt>Um dado está errado</dt>
        <dd>
          Pessoa trocada, partido antigo, publicação que falta: fale com quem administra o LupaScan na sua redação, que
          pode corrigir a pessoa ou importar de novo. Mande o endereço da tela.
        </dd>
        <dt>O programa errou</dt>
        <dd>
          Abra um relato no repositório do projeto: o que você fez, o que esperava, o que apareceu, e o endereço da tela
          sem nada sigiloso. Um erro descrito assim vira um teste antes de ser consertado.
        </dd>
        <dt>Uma falha de segurança</dt>
        <dd>Avise em particular quem administra a instalação e quem mantém o projeto, antes de torná-la pública.</dd>
        <dt>Você é a pessoa citada</dt>
        <dd>
          Fale com a redação que publicou. O LupaScan mostra o que já estava aberto na rede de origem e não publica nada
          por conta própria.
        </dd>
      </dl>
    ),
  },
  {
    id: 'privacidade',
    title: 'Privacidade',
    text: (
      <>
        <p>O que fica guardado, e só no computador ou servidor da redação:</p>
        <ul>
          <li>
            As publicações coletadas ou importadas, com cópias de imagens e arquivos, o áudio e a transcrição das lives,
            e os dados públicos das pessoas acompanhadas: nome, cargo, partido, estado, contas e retrato.
          </li>
          <li>
            Descrições de rostos só enquanto a busca por rostos foi ligada, com a finalidade declarada; podem ser
            apagadas de vez.
          </li>
          <li>
            De quem usa: nome de usuário, nome, e‑mail, senha em forma que não pode ser lida, sessões abertas, chaves de
            acesso, buscas recentes e o que fez aqui. Buscas, alertas, dossiês, listas e pastas só aparecem para quem os
            fez, até que os compartilhe; revisões, correções e comentários levam o nome de quem os fez.
          </li>
          <li>
            Um registro de entradas, downloads, importações, mudanças e remoções, e de buscas por rosto, com nome, hora
            e endereço de rede, para que se note um acesso ou um uso indevido.
          </li>
        </ul>
        <p>
          No seu navegador ficam a sessão, o tema, como você prefere ver a lista, em que ponto dela parou, o que abriu
          por último com Ctrl+K e quais avisos já viu. Um único cookie lembra que você já entrou por este navegador,
          para que tentativas de adivinhar a sua senha em outro lugar não impeçam a sua entrada aqui. Não há outros
          cookies, anúncios nem medição de visitas. As páginas não carregam nada de outros sites, com uma exceção: o
          vídeo de uma live vem do site onde ela está.
        </p>
      </>
    ),
  },
  {
    id: 'metodo',
    title: 'Método',
    text: (
      <ul>
        <li>Um número só aparece se puder ser explicado e conferido. O que não se sabe aparece como “–”.</li>
        <li>Uma publicação entra uma vez só, mesmo que o arquivo seja importado de novo.</li>
        <li>O que não pôde ser lido é deixado de lado com o motivo, e a importação diz quantas linhas foram.</li>
        <li>Toda marcação automática é apresentada como indício, com uma palavra e um ícone, nunca só com uma cor.</li>
        <li>As telas são feitas para o teclado, para leitores de tela e para o celular tanto quanto para o mouse.</li>
      </ul>
    ),
  },
]

export function AboutTeamScreen() {
  return (
    <PublicPage entry={<EntryButton />}>
      <AboutPage
        title="Sobre nós"
        lead="Quem faz o LupaScan, a quem dizer que algo está errado, e o que é feito dos dados."
        parts={PARTS}
        next={{ to: '/sobre-o-lupascan', label: 'O que o LupaScan faz e os seus limites' }}
      />
    </PublicPage>
  )
}
