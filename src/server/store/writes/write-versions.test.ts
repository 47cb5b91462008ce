import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkProperty } from '../../../../test/check-property.ts'
import { openWriteVersions } from './write-versions.ts'

test('versions rise, wherever the clock goes and whatever others wrote', () => {
  const moment = fc.integer({ min: 0, max: 2 ** 52 })
  const step = fc.oneof(fc.record({ clock: moment }), fc.record({ stored: moment }))
  checkProperty(
    fc.property(fc.array(step), (steps) => {
      let clock = 0
      let last = 0
      const versions = openWriteVersions(() => clock)
      for (const one of steps) {
        if ('clock' in one) clock = one.clock
        else versions.startAbove(one.stored)
        const version = versions.next()
        expect(version).toBeGreaterThan(last)
        expect(version).toBeGreaterThanOrEqual(clock)
        if ('stored' in one) expect(version).toBeGreaterThan(one.stored)
        last = version
      }
    }),
  )
})
