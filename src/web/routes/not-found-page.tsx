import { EntryButton } from '../features/session/entry-button.tsx'
import { PublicPage } from '../ui/page/public-page.tsx'
import { NotFoundScreen } from './not-found.tsx'

/** The not-found screen outside the frame. */
export function NotFoundPage() {
  return (
    <PublicPage entry={<EntryButton variant="default" />}>
      <NotFoundScreen />
    </PublicPage>
  )
}
