import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { FaceSettings } from '../../../contract/media/faces.ts'
import { getFieldErrors } from '../../api-error.ts'
import { formatDateTime, formatPlural } from '../../format.ts'
import { ConfirmDialog } from '../../ui/layers/confirm-dialog.tsx'
import { faceChanges, useFaceChange } from './faces.ts'
import styles from './faces-screen.module.css'

type Asking = 'on' | 'off' | 'delete' | null

/** The legal notice, and the switch, which always asks for confirmation. */
export function FaceSwitch({ settings }: { settings: FaceSettings }) {
  const [asking, setAsking] = useState<Asking>(null)
  const [purpose, setPurpose] = useState(settings.purpose)
  const update = useFaceChange(faceChanges.update)
  const deleteAll = useFaceChange(faceChanges.deleteAll)
  const close = () => setAsking(null)
  const { enabled, total_faces: total } = settings
  const purposeError = getFieldErrors(update.error).purpose?.join(' ')
  return (
    <section className={styles.card} aria-labelledby="rostos-lei">
      <h2 id="rostos-lei" className={styles.heading}>
        {enabled ? 'Ao usar a busca por rostos' : 'Antes de ligar'}
      </h2>
      <LegalSide />
      {settings.changed_at !== null && (
        <p className={styles.quiet}>
          {enabled ? 'Ligada' : 'Desligada'} por {settings.changed_by} em {formatDateTime(settings.changed_at)}
          {enabled && `. Finalidade: ${settings.purpose}`}
        </p>
      )}
      {!enabled && (
        <Textarea
          label="Para que os rostos serão procurados"
          description="Fica registrado com o seu nome. Pelo menos 10 caracteres."
          autosize
          minRows={2}
          maxLength={500}
          value={purpose}
          onChange={(event) => setPurpose(event.currentTarget.value)}
          error={purposeError}
        />
      )}
      <div className={styles.actions}>
        {enabled ? (
          <Button variant="default" onClick={() => setAsking('off')}>
            Desligar a busca por rostos
          </Button>
        ) : (
          <Button disabled={purpose.trim().length < 10} onClick={() => setAsking('on')}>
            Ligar a busca por rostos
          </Button>
        )}
        {total > 0 && (
          <Button variant="subtle" color="red" onClick={() => setAsking('delete')}>
            Apagar todos os rostos
          </Button>
        )}
      </div>
      <ConfirmDialog
        opened={asking === 'on'}
        title="Ligar a busca por rostos"
        confirmLabel="Ligar"
        isBusy={update.isPending}
        onConfirm={() => update.mutate({ enabled: true, purpose: purpose.trim() }, { onSettled: close })}
        onClose={close}
      >
        Os rostos de todas as imagens guardadas serão procurados e descritos em números, em segundo plano. Toda busca
        por rosto fica registrada. Você pode desligar e apagar tudo a qualquer momento.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'off'}
        title="Desligar a busca por rostos"
        confirmLabel="Desligar"
        isBusy={update.isPending}
        onConfirm={() => update.mutate({ enabled: false, purpose: '' }, { onSettled: close })}
        onClose={close}
      >
        Nenhum rosto novo será procurado e ninguém poderá buscar por rosto. O que já foi descrito continua guardado até
        ser apagado.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'delete'}
        title="Apagar todos os rostos"
        confirmLabel="Apagar de vez"
        isBusy={deleteAll.isPending}
        onConfirm={() => deleteAll.mutate(undefined, { onSettled: close })}
        onClose={close}
      >
        {formatPlural(total, 'rosto será apagado', 'rostos serão apagados')} de vez, com descrições, recortes, grupos e
        nomes. Não há como desfazer. As imagens e as publicações ficam.
      </ConfirmDialog>
    </section>
  )
}

function LegalSide() {
  return (
    <ul className={styles.law}>
      <li>
        A descrição de um rosto é dado biométrico, que a LGPD (Lei 13.709/2018, art. 5º, II, e art. 11) trata como dado
        pessoal sensível. O uso jornalístico tem regra própria (art. 4º, II, a), mas não dispensa cuidado nem
        finalidade.
      </li>
      <li>
        Use só para o que foi declarado: conferir onde uma pessoa pública aparece. Não use para vigiar particulares.
      </li>
      <li>
        O resultado é indício: até 0,45 de distância é provavelmente a mesma pessoa, de 0,45 a 0,52 é possível. Quem
        confirma é você, olhando as imagens.
      </li>
      <li>
        Só superusuários ligam, desligam, dão nomes e apagam; qualquer pessoa da equipe pode buscar enquanto estiver
        ligada, e cada busca fica registrada.
      </li>
    </ul>
  )
}
