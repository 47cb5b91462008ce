import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MAX_PREVIEW_BYTES } from '../../../../contract/limits.ts'
import { type Choices, toQuery } from './import-choices.ts'
import { previewFile } from './imports.ts'

/** Debounce for typed values, in milliseconds. */
const DEBOUNCE = 300
/** In bytes: hundreds of rows of a table, small enough to be sent again with every choice. */
const HEAD = 256_000

/** Preview of a file's beginning; requested anew with every choice, the last response is kept until then. */
export function useImportPreview(file: File, choices: Choices) {
  const [account] = useDebouncedValue(choices.account, DEBOUNCE)
  const query = toQuery({ ...choices, account }, null)
  const isList = choices.format === 'people' || /\.json(\.gz)?$/i.test(file.name)
  const preview = useQuery({
    queryKey: ['import-preview', file.name, file.size, file.lastModified, query],
    queryFn: ({ signal }) => previewFile(file, isList ? MAX_PREVIEW_BYTES : HEAD, query, signal),
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return { ...preview, isSettled: account === choices.account && !preview.isFetching && !preview.isPlaceholderData }
}
