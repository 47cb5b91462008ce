import { Alert } from '@mantine/core'
import { getErrorMessage, getFieldErrors } from '../../api-error.ts'
import classes from './form-notice.module.css'

/**
 * What a form could not do and no field of it says: the server's sentence, or a general one. Always in the page, so that it is read
 * aloud when it comes.
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

/** Puts the cursor into the first field of a form that the server objects to. */
export function focusFirstError(form: HTMLFormElement | null, error: unknown): void {
  const names = Object.keys(getFieldErrors(error))
  const field = [...(form?.elements ?? [])].find((it) => it instanceof HTMLInputElement && names.includes(it.name))
  if (field instanceof HTMLElement) field.focus()
}
