import { MAX_PREVIEW_BYTES } from '../../../contract/limits.ts'
import { previewImport as endpoint } from '../../../contract/sources/import-preview.ts'
import { HttpError, ValidationError } from '../../http/errors.ts'
import { createFairShare } from '../../http/fair-share.ts'
import { openFormFile } from '../../http/form-file.ts'
import { route } from '../../http/route.ts'
import { checkChoices } from '../../imports/import-options.ts'
import { previewImport } from '../../imports/preview-import.ts'
import type { Deps } from '../deps.ts'

/** Every changed option analyses the file again; the limits bound the wait. */
const AT_ONCE = { total: 12, perUser: 6 }

export const importPreviewRoutes = ({ pg, config: { timeZone } }: Deps) => {
  const share = createFairShare(AT_ONCE)
  return [
    route(endpoint, ({ query: { format, size, ...choices }, caller, request }) =>
      share.take(caller.userId, async () => {
        if (format) checkChoices(format, choices)
        if (!request.isMultipart()) throw new ValidationError({ file: ['Escolha um arquivo.'] })
        const file = await openFormFile(request, { fileSize: MAX_PREVIEW_BYTES, files: 1, fields: 0 })
        if (!file) throw new ValidationError({ file: ['Escolha um arquivo.'] })
        const bytes = await file.toBuffer().catch(refuseLarge)
        return previewImport(pg, { bytes, size: size ?? null, format, choices, timeZone })
      }),
    ),
  ]
}

function refuseLarge(error: unknown): never {
  const isLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413
  throw isLarge ? new HttpError(413, 'too_large', 'Envie só o começo do arquivo, até 1 MB.') : error
}
