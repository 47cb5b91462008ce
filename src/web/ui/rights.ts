import { createContext } from 'react'

/** What the user may see besides the screens for everyone; the server checks every call again. */
export const Rights = createContext({ isTranscriptor: false, isSuperuser: false })
