import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { HomeExamples } from './home-examples.tsx'
import classes from './home-search.module.css'
import { isTypingBefore, takeTypedBefore } from './typed-before.ts'

const EXAMPLES = ['vacina -gripe', '"urna eletrônica"', 'enchente OU alagamento']

/** A search that opens the query screen; without a session the route guard asks for the login first. */
export function HomeSearch({ isInside }: { isInside: boolean }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [wasTyping] = useState(isTypingBefore)
  const boxRef = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    setText(takeTypedBefore())
    if (wasTyping) boxRef.current?.focus({ preventScroll: true })
  }, [wasTyping])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void navigate({ to: '/consulta', search: listSearch(text) })
  }

  return (
    <search>
      <form className={classes.form} action="/consulta" onSubmit={submit}>
        <TextInput
          ref={boxRef}
          className={classes.box}
          name="search"
          size="md"
          aria-label="Buscar nas publicações"
          placeholder="Buscar nas publicações"
          leftSection={<IconSearch size={18} aria-hidden="true" />}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="md">
          Buscar
        </Button>
      </form>
      <p className={classes.examples}>
        Por exemplo:{' '}
        {EXAMPLES.map((example, index) => (
          <span key={example}>
            {index > 0 && ' · '}
            <Link to="/consulta" search={listSearch(example)} preload={false}>
              {example}
            </Link>
          </span>
        ))}
      </p>
      <HomeExamples isInside={isInside} />
    </search>
  )
}

/** An empty search is omitted from the address. */
function listSearch(text: string): { search?: string } {
  const search = text.trim()
  return search ? { search } : {}
}
