import { Alert } from '@mantine/core'
import { getErrorMessage, getFieldErrors } from '../../api-error.ts'
import classes from './form-notice.module.css'

/**
 * Error of a form that belongs to no field: the server's sentence, or a general one. Always rendered, so that it is announced when it
 * appears.
 *
 * @param fields names of the fields that show their own errors
 */
export function FormNotice({ error, fields }: { error: unknown; fields: readonly string[] }) {
  const isSaidByField = fields.some((name) => name in getFieldErrors(error))
  return (
    <div role="alert" className={classes.notice}>
      {error !== null && !isSaidByField && <Alert color="red">{getErrorMessage(error)}</Alert>}
    </div>
  )
}

/** Focuses the first field with a validation error of the server. */
export function focusFirstError(form: HTMLFormElement | null, error: unknown): void {
  const names = Object.keys(getFieldErrors(error))
  const field = [...(form?.elements ?? [])].find((it) => it instanceof HTMLInputElement && names.includes(it.name))
  if (field instanceof HTMLElement) field.focus()
}
