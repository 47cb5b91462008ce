import { FoldersScreen } from '../features/folder/folders-screen.tsx'

export const PastasScreen = () => <FoldersScreen />
