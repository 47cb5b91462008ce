/** Lets the browser fetch a file by an address that needs no token: it writes to the disk as it comes and shows how far it is. */
export function openDownload(address: string): void {
  clickLink(address, '')
}

/** Hands a file made here to the browser's downloads. */
export function saveBlob(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob)
  clickLink(address, fileName)
  // The browser still reads the blob after the click; a minute later it has its own copy.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** With `download` an answer that is no file ends as a failed download and does not replace the page. */
function clickLink(address: string, fileName: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}
