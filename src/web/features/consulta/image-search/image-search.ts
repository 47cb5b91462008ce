import { useMutation } from '@tanstack/react-query'
import { MAX_SEARCH_IMAGE_BYTES, MAX_SEARCH_IMAGE_MB } from '../../../../contract/limits.ts'
import type { ImageSearchReply } from '../../../../contract/media/image-search.ts'
import { sendWithSession } from '../../../api.ts'
import { ResponseError } from '../../../api-error.ts'
import { readJson } from '../../../api-send.ts'

/** Searches for an uploaded picture, which the server does not store. */
export function useImageSearch() {
  return useMutation({ mutationFn: searchByImage })
}

async function searchByImage(file: File): Promise<ImageSearchReply> {
  // Checked here, before all of it has been uploaded.
  if (file.size > MAX_SEARCH_IMAGE_BYTES)
    throw new ResponseError(413, { detail: `A imagem passa de ${MAX_SEARCH_IMAGE_MB} MB.` })
  const body = new FormData()
  body.set('file', file)
  const response = await sendWithSession('/api/image-search/', { method: 'POST', body })
  // The server's own tests check its responses against the contract.
  return (await readJson(response)) as ImageSearchReply
}
