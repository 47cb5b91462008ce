/** The kinds of pictures. Eight scenes, each in several variants: picture n shows scene n modulo 8. */
export const SCENES = ['hills', 'river', 'skyline', 'bars', 'lines', 'road', 'card', 'crowd'] as const
export type Scene = (typeof SCENES)[number]

export const DEMO_IMAGES = 48

const DESCRIPTIONS: Record<Scene, string> = {
  hills: 'Ilustração de morros ao entardecer',
  river: 'Ilustração de um rio largo entre margens baixas',
  skyline: 'Ilustração de prédios de uma cidade',
  bars: 'Gráfico de barras sem legenda',
  lines: 'Gráfico de linhas sem legenda',
  road: 'Ilustração de uma estrada que segue até o horizonte',
  card: 'Cartaz colorido com um símbolo no centro',
  crowd: 'Ilustração de uma multidão vista de trás',
}

/** The scene of picture `index`. */
export function sceneOf(index: number): Scene {
  return SCENES[index % SCENES.length] ?? 'hills'
}

/** Description of a scene for people who cannot see the picture. */
export function describeScene(scene: Scene): string {
  return DESCRIPTIONS[scene]
}
