export { FacesScreen } from '../features/face/faces-screen.tsx'
