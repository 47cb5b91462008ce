import { Button, Group, TextInput } from '@mantine/core'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import styles from './alert.module.css'
import { describeFeed, FeedProblem, type ReadFeed, readFeed } from './read-feed.ts'

export type FeedReading = UseMutationResult<ReadFeed, Error, string>

export const useFeedReading = (): FeedReading => useMutation({ mutationFn: readFeed })

/** Asks for the address, which is not kept. */
export function FeedAddressForm({ reading }: { reading: FeedReading }) {
  const [address, setAddress] = useState('')
  return (
    <form
      aria-label="Testar o feed"
      onSubmit={(event) => {
        event.preventDefault()
        reading.mutate(address)
      }}
    >
      <Group gap="xs" align="end">
        <TextInput
          autoFocus
          size="xs"
          className={styles.grow}
          label="Endereço do feed"
          description="O LupaScan não guarda o endereço: cole o que está no seu leitor."
          type="url"
          autoComplete="off"
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <Button type="submit" size="xs" variant="default" loading={reading.isPending}>
          Ler o feed
        </Button>
      </Group>
    </form>
  )
}

/** What came back. */
export function FeedAnswer({ reading: { data, error } }: { reading: FeedReading }) {
  if (error)
    return (
      <p role="alert">{error instanceof FeedProblem ? error.message : 'O servidor não respondeu. Tente de novo.'}</p>
    )
  return data ? <p role="status">{describeFeed(data)}</p> : null
}
