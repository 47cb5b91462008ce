import { Button } from '@mantine/core'

type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

type OlderButtonProps = {
  list: Pages
  /** What it says before it failed. */
  children: string
  className?: string | undefined
}

/** Brings the next page below those that are there; nothing when there is none. */
export function OlderButton({ list, children, className }: OlderButtonProps) {
  if (!list.hasNextPage) return null
  // Gone while it is tried again, so that a second failure is read out too.
  const isFailed = list.isFetchNextPageError && !list.isFetchingNextPage
  return (
    <>
      {isFailed && <p role="alert">Não foi possível carregar o que vem antes.</p>}
      <Button
        variant="default"
        className={className}
        loading={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {list.isFetchNextPageError ? 'Tentar novamente' : children}
      </Button>
    </>
  )
}
