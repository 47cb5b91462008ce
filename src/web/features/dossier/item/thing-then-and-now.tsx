import type { DossierItem } from '../../../../contract/dossiers/dossier-items.ts'
import type { ImageAsSeen, PersonAsSeen } from '../../../../contract/dossiers/item-facts.ts'
import classes from './item-card.module.css'
import { listFacts, listImageChanges, listPassageChanges, listPersonChanges } from './item-words.ts'
import { ScrollText } from './scroll-text.tsx'
import { ChangedText, Sides } from './sides.tsx'

type Thing = Exclude<DossierItem, { kind: 'post' }>

/** The same for items other than posts: a picture, a passage of a live, a person. */
export function ThingThenAndNow({ item }: { item: Thing }) {
  if (item.kind === 'image') return <ImageSides item={item} />
  if (item.kind === 'passage') {
    const { snapshot, now } = item
    const changes = now === null ? [] : listPassageChanges(snapshot, now)
    return (
      <Sides item={item} changes={changes} then={<ScrollText>{snapshot.text}</ScrollText>}>
        {now !== null && <ChangedText then={snapshot.text} now={now.text} />}
      </Sides>
    )
  }
  const { snapshot, now } = item
  return (
    <Sides
      item={item}
      changes={now === null ? [] : listPersonChanges(snapshot, now)}
      then={<PersonFacts person={snapshot} />}
    >
      {now !== null && <PersonFacts person={now} />}
    </Sides>
  )
}

function ImageSides({ item }: { item: Extract<Thing, { kind: 'image' }> }) {
  const { snapshot, now } = item
  return (
    <Sides
      item={item}
      changes={now === null ? [] : listImageChanges(snapshot, now)}
      then={<SeenImage image={snapshot} />}
    >
      {now !== null && (
        <>
          <ChangedText then={snapshot.ocr ?? ''} now={now.ocr ?? ''} />
          <ChangedText then={snapshot.post.content} now={now.post.content} />
        </>
      )}
    </Sides>
  )
}

function SeenImage({ image: { url, thumbnail, type, description, ocr, post } }: { image: ImageAsSeen }) {
  const source = type === 'image' ? (url ?? thumbnail) : thumbnail
  return (
    <>
      {source === null ? (
        <p className={classes.counts}>O arquivo não foi guardado.</p>
      ) : (
        <img
          className={classes.picture}
          src={source}
          alt={description ?? `${type === 'video' ? 'Vídeo' : 'Imagem'} da publicação de ${post.fullName}`}
          loading="lazy"
        />
      )}
      {description !== null && <p className={classes.counts}>{description}</p>}
      {ocr !== null && ocr.trim() !== '' && (
        <>
          <p className={classes.label}>Texto da imagem</p>
          <ScrollText>{ocr}</ScrollText>
        </>
      )}
      {post.content.trim() !== '' && (
        <>
          <p className={classes.label}>Texto da publicação</p>
          <ScrollText>{post.content}</ScrollText>
        </>
      )}
    </>
  )
}

function PersonFacts({ person }: { person: PersonAsSeen }) {
  return (
    <ul className={classes.facts}>
      {listFacts(person).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
