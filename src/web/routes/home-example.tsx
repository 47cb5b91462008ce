import { IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './home-example.module.css'

type Row = { who: string; party: string; date: string; text: ReactNode; views: string; shares: string }

const ROWS: Row[] = [
  {
    who: 'Marina Teles Prado',
    party: 'PVN–CE',
    date: '12/03/2026 às 14:05',
    text: (
      <>
        A <mark>vacina</mark> da dengue chega a mais 40 municípios, e o Congresso segue sem votar o orçamento…
      </>
    ),
    views: '48,2K',
    shares: '1,3K',
  },
  {
    who: 'Otávio Brandt Lemos',
    party: 'ALB–SC',
    date: '11/03/2026 às 21:40',
    text: (
      <>
        Pedi informações sobre a compra de <mark>vacinas</mark> e a resposta não fecha com o que foi anunciado…
      </>
    ),
    views: '9,6K',
    shares: '412',
  },
]

/** A search and what it finds, drawn with the page's own means; people and parties are invented. */
export function HomeExample() {
  return (
    <figure className={classes.example}>
      <div className={classes.frame}>
        <div className={classes.search}>
          <IconSearch size={18} aria-hidden="true" />
          vacina -gripe
        </div>
        <p className={classes.reading}>
          com <b>vacina</b>, sem <b>gripe</b> · 2 publicações
        </p>
        {ROWS.map((row) => (
          <div key={row.who} className={classes.row}>
            <p className={classes.who}>
              <b>{row.who}</b> {row.party}
              <span>{row.date}</span>
            </p>
            <p>{row.text}</p>
            <p className={classes.counts}>
              {row.views} visualizações · {row.shares} compartilhamentos
            </p>
          </div>
        ))}
      </div>
      <figcaption className={classes.caption}>Um exemplo de busca, com pessoas e partidos fictícios.</figcaption>
    </figure>
  )
}
