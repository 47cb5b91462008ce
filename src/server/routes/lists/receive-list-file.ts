import { MAX_LIST_FILE_BYTES, MAX_LIST_FILE_MB } from '../../../contract/limits.ts'
import { readListFile as endpoint } from '../../../contract/lists/lists.ts'
import { HttpError, ValidationError } from '../../http/errors.ts'
import { createFairShare } from '../../http/fair-share.ts'
import { openFormFile } from '../../http/form-file.ts'
import { route } from '../../http/route.ts'
import { SourceError } from '../../net/source-error.ts'
import { readListFile } from '../../sources/lists/read-list-file.ts'

/** Parsing a spreadsheet uses the processor for up to a second. */
const AT_ONCE = { total: 4, perUser: 2 }

export const listFileRoutes = () => {
  const share = createFairShare(AT_ONCE)
  return [
    route(endpoint, ({ caller, request }) =>
      share.take(caller.userId, async () => {
        if (!request.isMultipart()) throw new ValidationError({ file: ['Escolha um arquivo.'] })
        const file = await openFormFile(request, { fileSize: MAX_LIST_FILE_BYTES, files: 1, fields: 0 })
        if (!file) throw new ValidationError({ file: ['Escolha um arquivo.'] })
        const bytes = await file.toBuffer().catch(refuseLarge)
        return readListFile(file.name, bytes).catch(refuseFile)
      }),
    ),
  ]
}

function refuseLarge(error: unknown): never {
  const isLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  throw isLarge ? new HttpError(413, 'too_large', `O arquivo passa de ${MAX_LIST_FILE_MB} MB.`) : error
}

function refuseFile(error: unknown): never {
  throw error instanceof SourceError ? new ValidationError({ file: [error.plain] }) : error
}
