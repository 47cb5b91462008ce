import { describe, expect, test } from 'vitest'
import { findFileType } from './file-type.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')

describe('findFileType', () => {
  test.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg', 'jpg', 'image'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png', 'png', 'image'],
    ['GIF89a\x01\0\x01\0', 'gif', 'gif', 'image'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'webp', 'webp', 'image'],
    ['\0\0\0\x1cftypavif\0\0\0\0', 'avif', 'avif', 'image'],
    ['\0\0\0\x18ftypheic\0\0\0\0', 'heic', 'heic', 'image'],
    ['\0\0\0\x20ftypisom\0\0\x02\0', 'mp4', 'mp4', 'video'],
    ['\0\0\0\x14ftypqt  ', 'mov', 'mov', 'video'],
    ['\0\0\0\x20ftypM4A ', 'm4a', 'm4a', 'audio'],
    ['\x1aE\xdf\xa3\x01\0\0\0', 'webm', 'webm', 'video'],
    ['RIFF\x10\0\0\0AVI LIST', 'avi', 'avi', 'video'],
    ['RIFF\x10\0\0\0WAVEfmt ', 'wav', 'wav', 'audio'],
    ['OggS\0\x02', 'ogg', 'ogg', 'audio'],
    ['ID3\x04\0', 'mp3', 'mp3', 'audio'],
    ['\xff\xfb\x90\x64', 'mp3', 'mp3', 'audio'],
    ['%PDF-1.7', 'pdf', 'pdf', 'document'],
    ['PK\x03\x04\x14\0', 'zip', 'zip', 'document'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', 'svg', 'svg', 'document'],
    ['  <?xml version="1.0"?>\n<!-- desenho -->\n<svg width="1">', 'svg', 'svg', 'document'],
    ['\xef\xbb\xbf<!DOCTYPE html><title>x</title>', 'html', 'html', 'document'],
    ['<!-- página --><HTML lang="pt">', 'html', 'html', 'document'],
  ])('%j is %s', (bytes, format, extension, kind) => {
    expect(findFileType(latin(bytes))).toEqual({ format, extension, kind })
  })

  test.each([
    ['', 'nothing'],
    ['Bom dia', 'a text'],
    ['#EXTM3U\nhttp://127.0.0.1/', 'a playlist'],
    ['ffconcat version 1.0\nfile /etc/passwd', 'a list of files'],
    ['RIFF\x10\0\0\0', 'half of a signature'],
    ['\xff\xff\xff\xff', 'no frame of MPEG audio'],
  ])('%j is not known: %s', (bytes) => {
    expect(findFileType(latin(bytes))).toBeNull()
  })
})
