/** Where the source of an entry is: a link out when it is an address, otherwise as it was written. */
export function SourceText({ source }: { source: string }) {
  const url = URL.parse(source)
  if (!url || !/^https?:$/.test(url.protocol)) return <>{source}</>
  return (
    <a href={url.href} title={url.href} target="_blank" rel="noopener noreferrer nofollow">
      {url.host.replace(/^www\d?\./, '')}
    </a>
  )
}
