import { Link } from '@tanstack/react-router'
import { HomeSearch } from '../features/home/home-search.tsx'
import { ProductPicture } from '../features/home/product-picture.tsx'
import { EntryButton } from '../features/session/entry-button.tsx'
import { useLoggedIn } from '../features/session/use-logged-in.ts'
import { PublicPage } from '../ui/page/public-page.tsx'
import { useScreenTitle } from '../ui/page/screen-title.ts'
import classes from './home.module.css'

const STEPS = [
  {
    title: 'Reúne',
    text: 'Canais públicos do Telegram e feeds são lidos sem parar; de outras redes, as publicações chegam em arquivos e planilhas. Lives são ouvidas e escritas. Cada conta é ligada à pessoa, ao partido, ao cargo e ao estado.',
  },
  {
    title: 'Busca',
    text: 'Palavras, frases exatas, exclusões e filtros que se combinam. Acento, maiúscula e plural não atrapalham, e a tela mostra como a busca foi entendida.',
  },
  {
    title: 'Confere',
    text: 'Os totais são exatos, os gráficos contam as mesmas publicações que a lista, cada uma traz o endereço do original, e tudo pode ser baixado em CSV.',
  },
]

const LIMITS = [
  {
    title: 'Não diz o que é verdade.',
    text: 'As marcações de discurso de ódio e de links enganosos são indícios, não veredito. Quem apura é você.',
  },
  {
    title: 'Não vê a internet inteira.',
    text: 'Só aparece o que a sua equipe reuniu. Não achar algo aqui não quer dizer que não foi publicado.',
  },
  {
    title: 'Não inventa números.',
    text: 'Quando a fonte não informa visualizações ou curtidas, o lugar mostra “–”, nunca zero.',
  },
  {
    title: 'Não espia conversas.',
    text: 'Trata de publicações abertas de quem tem vida pública. Conversas privadas ficam de fora.',
  },
]

export function HomeScreen() {
  const isInside = useLoggedIn()
  useScreenTitle('Monitoramento de publicações de pessoas públicas')
  return (
    <PublicPage entry={<EntryButton />}>
      <section className={classes.hero}>
        <h1 className={classes.title}>Quem disse o&nbsp;quê, quando, e até onde foi</h1>
        <p className={classes.lead}>
          Para jornalistas e checadores: o LupaScan reúne publicações de pessoas públicas e encontra, em menos de um
          segundo, as que interessam à sua apuração.
        </p>
        <div className={classes.search}>
          <HomeSearch isInside={isInside} />
        </div>
        <ProductPicture
          name="consulta"
          isFirst
          alt="A tela de consulta com a busca “vacina -gripe”: a frase que diz como ela foi entendida, os filtros, as publicações por semana, o total e uma tabela de publicações com pessoa, texto marcado, data e alcance."
          caption="A tela de consulta, com dados de demonstração: pessoas, partidos e publicações são fictícios."
        />
      </section>
      <section className={classes.band} aria-labelledby="como-funciona">
        <div className={classes.inner}>
          <h2 id="como-funciona">Como funciona</h2>
          <ol className={classes.steps}>
            {STEPS.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={classes.split} aria-labelledby="cada-publicacao">
        <div>
          <h2 id="cada-publicacao">Cada publicação com o que se sabe dela</h2>
          <p>
            Quem escreveu, por qual partido e cargo, quando, com que alcance. Para onde levam os links de verdade, e por
            que algo foi marcado. Daqui se abre o original, copia-se a citação ou se manda o endereço a um colega: a
            consulta inteira cabe nele.
          </p>
        </div>
        <ProductPicture
          name="publicacao"
          alt="Uma publicação aberta ao lado da lista: texto com a palavra buscada marcada, alcance, indícios e o endereço real de cada link."
          caption="Uma publicação aberta, também de demonstração."
        />
      </section>
      <section className={classes.band} aria-labelledby="o-que-nao-faz">
        <div className={classes.inner}>
          <h2 id="o-que-nao-faz">O que ele não faz</h2>
          <ul className={classes.limits}>
            {LIMITS.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong> {text}
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className={classes.end}>
        <EntryButton size="md" />
        <Link to="/sobre-o-lupascan">Método e limites em detalhe</Link>
      </section>
    </PublicPage>
  )
}
