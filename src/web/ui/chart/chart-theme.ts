/** Colours of a chart, read from the style sheet: a canvas knows no CSS variables. */
export type ChartTheme = {
  readonly text: string
  readonly quiet: string
  readonly line: string
  readonly ground: string
  /** Bars without a single value: "outros", "não informado". */
  readonly rest: string
  readonly series: readonly string[]
  /** Series with a fixed colour, by label. */
  readonly marks: Readonly<Record<string, string>>
  readonly cold: string
  readonly hot: string
  readonly font: string
}

/** Colours of the active colour scheme. @param host an element with the class of chart.module.css */
export function readChartTheme(host: Element): ChartTheme {
  const style = getComputedStyle(host)
  const read = (name: string) => style.getPropertyValue(`--chart-${name}`).trim()
  return {
    text: read('text'),
    quiet: read('quiet'),
    line: read('line'),
    ground: read('ground'),
    rest: read('rest'),
    series: ['1', '2', '3', '4', '5', '6', '7', '8'].map(read),
    marks: {
      'discurso de ódio': read('hate'),
      ofensivo: read('offensive'),
      'com links enganosos': read('misleading'),
    },
    cold: read('cold'),
    hot: read('hot'),
    font: style.fontFamily,
  }
}
