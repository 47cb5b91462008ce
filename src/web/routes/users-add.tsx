export { AddUserScreen } from '../features/user/add-user-screen.tsx'
