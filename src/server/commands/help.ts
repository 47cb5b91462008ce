/** What `npm run lupascan -- help` prints. */
export const HELP = `Uso: npm run lupascan -- <comando>

  import people ARQUIVO… [--columns name=nome,role=cargo,party=partido,uf=uf,gender=sexo,image=foto_url,telegram=canal]
      Traz pessoas públicas: a resposta da API da Câmara ou do Senado (JSON), ou CSV.

  import posts ARQUIVO… --format telegram-export|csv|jsonl [opções]
      Traz publicações: o result.json do Telegram Desktop, CSV ou JSON Lines, também compactados (.gz).
      --columns id=tweet_id,account=usuario,date=data,content=texto,…   que coluna tem cada campo; um nome com vírgula
                                 vai entre aspas: 'date="Data, hora"'; a hora que está noutra coluna: time=hora
      --platform X               a plataforma de todas as publicações do arquivo
      --account @canal           a conta, quando o arquivo não a diz (Telegram)
      --time-zone FUSO           o fuso das datas sem fuso; America/Sao_Paulo quando falta
      --link-accounts-by-name    liga uma conta desconhecida à única pessoa que tem o nome que ela mostra
      --report ARQUIVO           grava, em JSON Lines, tudo o que foi deixado de lado e por quê

  import captions ARQUIVO --live NÚMERO
      Põe as legendas de um arquivo (VTT ou SRT) como transcrição de uma live; o número está no endereço da tela dela,
      /transcription/NÚMERO. Repetições de legendas automáticas são unidas.

  import news ARQUIVO|ENDEREÇO…
      Traz notícias e checagens: feeds (RSS, RDF, Atom, JSON Feed) e ClaimReview (JSON-LD, também um objeto por linha), de arquivos
      ou de endereços públicos da web.

  enrich --step author|links|canonical-links|misleading-links|fact-checks|hate|language|text|groups|images
      [--since AAAA-MM-DD] [--restart]
      Refaz um passo sobre as publicações já guardadas, da mais antiga à mais nova; só grava o que muda. Interrompido,
      continua de onde parou; --restart recomeça.

  hate < TEXTOS.jsonl
      Avalia textos sem gravar nada: um objeto JSON com o campo text por linha; escreve, para cada um, hate,
      score (a força do indício: a partir de 0.5 há rótulo), kinds e because, as palavras que mais pesaram. Não abre os
      bancos.

  demo remove
      Remove as pessoas, publicações e imagens da demonstração; os dados reais ficam.

  user link USUÁRIO
      Mostra um link com que o usuário escolhe uma nova senha; serve também quando nenhum superusuário consegue entrar.

  audit verify [--head NÚMERO:CÓDIGO]
      Confere a corrente do registro de quem fez o quê, entrada por entrada, e diz qual é a primeira que não confere.
      Mostra o número e o código da última: anotados em outro lugar e dados em --head, mostram também se a corrente
      inteira foi refeita. Sai com 1 quando algo não confere.

  doctor
      Olha bancos, disco, relógios, o armazenamento de mídia, ffmpeg, yt-dlp, o isolamento de quem abre arquivos de
      estranhos, os serviços configurados e o e-mail, e diz o que fazer. Não muda nada nos bancos; com o servidor em
      execução, pergunta a ele. Sai com 1 quando algo não funciona.

  copy-stores
      Copia tudo o que está guardado nos bancos, dos embutidos ou de servidores, para bancos vazios em servidores:
      LUPASCAN_COPY_DATABASE_URL, LUPASCAN_COPY_CLICKHOUSE_URL e, num cluster, LUPASCAN_COPY_CLICKHOUSE_CLUSTER. Encerre
      antes o LupaScan em todas as máquinas. No fim confere a cópia e diz como usá-la; interrompido, recomeça. O que
      está guardado não muda.

  back-up
      Copia os bancos embutidos, as imagens, os vídeos e o segredo para LUPASCAN_BACKUP_DIR. Com o LupaScan em execução
      não é preciso: ele mesmo faz as cópias, de LUPASCAN_BACKUP_HOURS em LUPASCAN_BACKUP_HOURS horas.

  restore-backup PASTA
      Traz uma cópia de segurança de volta para um diretório de dados vazio (LUPASCAN_DATA_DIR) e confere cada arquivo.
      Interrompido, recomeça. A cópia não muda.

  help
      Mostra este texto.

Importar de novo o mesmo arquivo não muda nada. As publicações são ligadas às pessoas pela conta: importe primeiro as
pessoas. Os comandos usam os bancos diretamente; com os bancos embutidos, encerre antes o servidor.`

export const NEWS_NEED_NO_STEP = `Notícias relacionadas são procuradas cada vez que uma publicação é aberta: nada delas fica guardado, e não há o que refazer.
O que as checagens dizem das publicações se refaz com --step fact-checks.`
