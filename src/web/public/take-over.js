// A page that can be read as it came: the program takes its place once it has been drawn, and its first picture too.
const { start } = document.currentScript.dataset
const PICTURE_MS = 300

async function takeOver() {
  const picture = [...document.images].find((one) => one.checkVisibility())
  const wait = new Promise((resolve) => setTimeout(resolve, PICTURE_MS))
  await Promise.race([wait, picture?.decode().catch(() => {})])
  await import(start)
}

// After the first drawing, and not before it.
requestAnimationFrame(() => setTimeout(takeOver))
