import { createContext } from 'react'

/** What who is logged in may see besides the screens for everybody; the server decides anew at every call. */
export const Rights = createContext({ isTranscriptor: false, isSuperuser: false })
