import { Button } from '@mantine/core'

type Pages = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

type OlderButtonProps = {
  list: Pages
  /** Its label before a failure. */
  children: string
  className?: string | undefined
}

/** Loads the next page below the current ones; nothing if there is none. */
export function OlderButton({ list, children, className }: OlderButtonProps) {
  if (!list.hasNextPage) return null
  // Removed while retrying, so that a second failure is announced too.
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
