import type { Page } from '@playwright/test'
import { expect, getDialog } from './world.ts'

/** Steps shared by the tests of sharing, whatever is shared. */

/** For a user who opened something not shared with them. */
export async function requestAccess(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pedir acesso' }).click()
  await expect(page.getByRole('button', { name: 'Pedido enviado' })).toBeVisible()
}

/** Grants access to the open thing to the user who requested it. */
export async function grantAccess(page: Page, username: string, level: 'view' | 'edit' = 'view'): Promise<void> {
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  const dialog = getDialog(page, /^Compartilhar/)
  await dialog.getByRole('button', { name: `Deixar ${username} ver` }).click()
  if (level === 'edit') await dialog.getByLabel(`O que ${username} pode`).selectOption('edit')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialog).toBeHidden()
}

/** From the list of dossiers; the new one is then open. */
export async function createDossier(page: Page, name: string): Promise<void> {
  await page.goto('/dossies')
  await page.getByRole('button', { name: 'Criar dossiê' }).click()
  await page.getByLabel('Nome', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
}
