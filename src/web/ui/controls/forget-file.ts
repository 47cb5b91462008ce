import type { MouseEvent } from 'react'

/** For the input of a `FileButton`: the file chosen before is told again when it is chosen again, as after an error. */
export const forgetFile = (event: MouseEvent<HTMLInputElement>) => {
  event.currentTarget.value = ''
}
