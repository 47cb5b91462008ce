/**
 * Some sentences only fit some offices: a mayor does not vote in Congress. Such a template starts with a mark,
 * "F:" for members of Congress, "L:" for every legislator.
 */
import type { Topic } from './invented.ts'

const CONGRESS = ['deputado federal', 'senador']
const LEGISLATORS = [...CONGRESS, 'deputado estadual', 'vereador']
const MARK = /^([FL]):/

/** The subject with only the sentences that somebody in this office may say, without the marks. */
export function fitOffice(topic: Topic, role: string): Topic {
  const keep = (templates: readonly string[]) =>
    templates.filter((template) => canSay(template, role)).map((template) => template.replace(MARK, ''))
  return {
    ...topic,
    facts: keep(topic.facts),
    support: keep(topic.support),
    criticism: keep(topic.criticism),
    calls: keep(topic.calls),
  }
}

function canSay(template: string, role: string): boolean {
  const mark = MARK.exec(template)?.[1]
  if (mark === 'F') return CONGRESS.includes(role)
  return mark === 'L' ? LEGISLATORS.includes(role) : true
}
