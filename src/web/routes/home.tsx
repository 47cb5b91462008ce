import { EntryButton } from '../features/session/entry-button.tsx'
import { PublicPage } from '../ui/public-page.tsx'
import { useScreenTitle } from '../ui/screen-title.ts'
import classes from './home.module.css'
import { HomeExample } from './home-example.tsx'

const STEPS = [
  {
    title: 'Reúne',
    text: 'Publicações do Telegram, do X e de outras redes chegam de arquivos exportados ou planilhas. Cada conta é ligada à pessoa, ao partido, ao cargo e ao estado.',
  },
  {
    title: 'Busca',
    text: 'Palavras, frases exatas, exclusões e filtros que se combinam. Acento, maiúscula e plural não atrapalham, e a tela mostra como a busca foi entendida.',
  },
  {
    title: 'Confere',
    text: 'Os totais são exatos, cada publicação traz o endereço do original, e a lista inteira pode ser baixada em CSV para ser verificada fora daqui.',
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
    title: 'Não depende de terceiros.',
    text: 'Roda em um computador ou servidor da sua equipe; publicações e buscas ficam nele.',
  },
]

export function HomeScreen() {
  useScreenTitle('Monitoramento de publicações de pessoas públicas')
  return (
    <PublicPage entry={<EntryButton />}>
      <section className={classes.hero}>
        <div>
          <h1 className={classes.title}>Quem disse o&nbsp;quê, quando, e até onde foi</h1>
          <p className={classes.lead}>
            Para jornalistas e checadores: o LupaScan reúne publicações de pessoas públicas e encontra, em menos de um
            segundo, as que interessam à sua apuração.
          </p>
          <EntryButton size="md" />
        </div>
        <HomeExample />
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
      <section className={classes.inner} aria-labelledby="o-que-nao-faz">
        <h2 id="o-que-nao-faz">O que ele não faz</h2>
        <ul className={classes.limits}>
          {LIMITS.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong> {text}
            </li>
          ))}
        </ul>
      </section>
    </PublicPage>
  )
}
