/** Downloads a file by a URL that needs no token: the browser writes it to disk as it arrives and shows its progress. */
export function openDownload(address: string): void {
  clickLink(address, '')
}

/** Offers a generated file as a browser download. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  clickLink(address, fileName)
  // The browser still reads the blob after the click; a minute later it has its own copy.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** With `download`, a response that is not a file becomes a failed download instead of replacing the page. */
function clickLink(address: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}
