-- Where a frequent word of Portuguese is not written as it usually is ("Não", "NAO", "pt"): what `="não"` asks for is told by it. Two
-- characters each: for the word (a second one where its usual form does not stand beside), and for the form. The texts are those that
-- are searched; of what stands in them words are runs of letters and digits that nothing touches, as the search for exact letters has it:
-- a mark behind a letter touches it, one before does not, so that behind each mark a word begins as well. No form has more than two
-- marks, so that only the last three pieces of a run are looked at: all would be quadratic in its marks (Thai knows no spaces). The lists
-- are those of `text/frequent-words.ts` and `text/written-forms.ts` (decision 0139); other lists are another column.
-- Of each spelling a number: eight times the place of its word, four more where it has accents, and how it is usually written: as it
-- stands (0), with a capital (1), in capitals (2), not so (3).
-- The sign of kelvin is a capital whose small letter is k, and none that anybody asks for.
ALTER TABLE post_rows
  ADD COLUMN IF NOT EXISTS letter_forms String
    MATERIALIZED arrayStringConcat(arrayMap(
      code -> concat(
        if(code < 15360, char(194 + intDiv(code, 512), 128 + intDiv(code, 8) % 64),
          char(224 + intDiv(code + 1024, 32768), 128 + intDiv(code + 1024, 512) % 64, 128 + intDiv(code, 8) % 64)),
        char(65 + code % 8)),
      arrayFlatten(arrayMap(
        (runs, found) -> arrayMap(
          (known, kinds, needed) -> arrayMap(
            (deviating, usual) -> arrayConcat(
              arrayIntersect(deviating, usual),
              arrayMap(code -> toUInt16(code + 8), arrayExcept(deviating, usual)),
              arrayMap(word -> toUInt16((word - 1) * 16 + 11), arrayExcept(arrayDistinct(needed),
                arrayDistinct(arrayMap((one, kind) -> if(kind < 4, intDiv(one, 8), 0), known, kinds))))),
            [arrayDistinct(arrayFilter(code -> code != 65535, arrayMap((one, kind) -> toUInt16(
              if(one > 0 AND kind < 4 AND one % 4 != kind, (intDiv(one, 8) - 1) * 16 + bitAnd(one, 4) + kind, 65535)),
              known, kinds)))],
            [arrayFlatten(arrayMap(word -> arrayMap(letter -> toUInt16((word - 1) * 16 + letter), [0, 1, 2, 4, 5, 6]),
              arrayDistinct(arrayMap((one, kind) -> if(one > 0 AND one % 4 = kind, intDiv(one, 8), 4095), known, kinds))))])[1],
          [arraySlice(found, 1, length(runs))],
          [arrayMap(run -> multiIf(position(run, 'K') > 0, 4, run = lowerUTF8(run), 0, run = initcapUTF8(run), 1, run = upperUTF8(run), 2, 4), runs)],
          [arrayFilter(word -> word > 0, arrayMap(one -> intDiv(one, 8), arraySlice(found, length(runs) + 1)))])[1],
        [arrayConcat(
          tokens(replaceRegexpAll(if(match(concat(content, '\n', description, '\n',
          if(extras = '', '', arrayStringConcat(arrayConcat([
            JSONExtractString(extras, 'poll', 'question'), JSONExtractString(extras, 'card', 'site'),
            JSONExtractString(extras, 'card', 'title'), JSONExtractString(extras, 'card', 'description'),
            JSONExtractString(extras, 'forward', 'name'), JSONExtractString(extras, 'forward', 'author'),
            JSONExtractString(extras, 'signature')],
            arrayMap(choice -> JSONExtractString(choice, 'text'), JSONExtractArrayRaw(extras, 'poll', 'options')),
            arrayMap(file -> JSONExtractString(file, 'name'), JSONExtractArrayRaw(extras, 'files'))), '\n')), '\n',
          arrayStringConcat(arrayConcat(media_ocr, media_ocr_extra, media_generated_caption), '\n')) AS all_texts, '[\\p{L}\\p{N}]\\p{M}'), '', all_texts), '[^\\p{L}\\p{N}\\x00-\\x7F]+', ' '), 'splitByNonAlpha'),
          arrayMap(run -> if(run = normalizeUTF8NFD(run), normalizeUTF8NFC(run), run), arrayFlatten(arrayMap(
            pieces -> arrayMap(at -> arrayStringConcat(arraySlice(pieces, at)), arraySlice(arrayEnumerate(pieces), -3)),
            arrayMap(run -> extractAll(run, '[^\\p{M}]*\\p{M}|[^\\p{M}]+'),
              extractAll(if(match(all_texts, '[\\p{L}\\p{N}]\\p{M}'), all_texts, ''), '[\\p{L}\\p{N}\\p{M}]+')))))) AS all_runs],
        [arrayMap(
          word -> transform(word,
            splitByWhitespace('
          e de a o que do da para com em no nao na um os uma mais as por dos brasil se ao lula governo hoje presidente como
          bolsonaro das foi dia eu tem esta ser pra ja pelo vai sobre mas nosso nos isso pela sao contra esse muito so pais essa
          https agora quem todos povo ele meu federal anos minha ministro sua camara sem seu me nossa ate vamos aos ou trabalho r
          nacional ainda pl ter tambem pessoas nas vida q estado aqui democracia sera todo grande pode parabens bom lei voce
          politica saude luta tudo sempre estao brasilia mesmo deputados dias semana quando fazer justica faz novo bem ta ex
          brasileiro mundo projeto seus deputado mulheres estamos importante gente ai seguranca link ha milhoes deus janeiro foram
          entre ela congresso vez odio casa familia feira paulo pt publica populacao nada seja todas mil nem crime stf haddad defesa
          quer violencia educacao assim toda mulher maior direitos precisa mandato era d eles historia fernando atos zambelli carla
          onde verdade cada comissao cpmi brasileira criancas ver ministerio nesta ano momento depois eduardo reuniao vou programa
          tao sendo cara nunca amigos melhor policia ontem noticia frente news deve l fake solidariedade brasileiros br voces muita
          estou la caso apoio marco porra p to apos boa familias alem fez porque tempo pelos dinheiro tenho diz combate
          desenvolvimento posse sou suas dessa desse sim temos fala publico lado meio viva golpe direito volta video banco parte pq
          pf feliz poder durante vem fim esses dar amigo acoes coisa terroristas vitoria vc governador meus amor qualquer menos
          economia neste cidade nova juntos apenas pouco social trabalhadores disse respeito censura primeira mst crimes outros
          garantir redes desde voltou escolas precisamos segundo golpistas nossas sociais te dois nesse liberdade vao forma urgente
          sabe ministra ficar deputada senado falar conta esquerda bolsonaristas qual n sociedade situacao hora indigenas paz
          bilhoes piso compromisso junto atencao gt parlamentar prisao desgoverno politicas dele sul enquanto gleisi rio fiscal
          oficial quero internacional sp primeiro este lt cpi noticias antes tres bancada alguem acaba forca vitimas falta preso
          nessa fome segue enfermagem aumento recursos nome estar juros decisao absurdo entao ninguem medidas serao triste pro
          parlamentares pai quase tanto pessoa trabalhar covid terra saber senador cultura pagar publicas nossos pedido estados
          essas teve dino prefeito chega ataques vice pelas vivo filho mim ambiente homem direita df acao demais discurso partido
          mae estava dizer meses fica municipios moro favor renda campanha vergonha mes morte manha flavio tinha podemos joias
          familiares povos podem racismo bolsonarista fazendo planalto preciso pois fundamental central lugar estadual pauta preco
          especial bolsa importantes disso uniao presidencia medida republica escola fui valor outro empresas anderson obrigado
          pagamento palacio grupo foto domingo minimo tentativa regiao sejam deu seria urgencia proposta feito recebi quanto gov
          entrevista aniversario gabinete tipo duas requerimento salario companheiro responsabilidade certo receber cadeia reforma
          amanha ne secretario futuro igualdade mercado mal querem paises criminosos reais fora salarial alegria profissionais
          ultimos deixar importancia campo precisam acesso china vacina outras orgulho moraes agricultura combater trabalhando
          torres ajudar imprensa final parece defender audiencia ir sido reducao ministros http publicos projetos mostra qualidade
          segunda passar inicio lider possivel desta jair comigo humanos causa dentro tarde alexandre reconstrucao tragedia
          municipio sessao sei norte mano corrupcao partir eua pior estive debate certeza queria operacao empresa logo acabou sexta
          muitas dialogo processo terras informacoes dignidade ataque pessoal voltar rs sistema petrobras tomar busca goias muitos
          geral falando dados diante politico lixo oposicao guerra voto maria tera noite protecao mesma continuar coisas data
          eleicao acho deste investimentos aprovado conselho sob marielle acabar veja deixa nenhum vidas ficou globo plenario for
          existe quarta mundial passa aprovacao gestao pandemia outra esperanca alguns vacinacao exemplo presente encontro desejo
          vezes medo brasileiras sentimentos secretaria fosse federais poderes matar tentar cidades pena uso constituicao base
          internet impostos ato olha aprovar tribunal homens resultado objetivo participacao mandou acordo inflacao pau numero
          filhos contas agua colocar anunciou relacoes coracao total obras decreto novos relacao participei cartao taxa setor forte
          devem comeca uol hj merece imposto papel visita votacao votos cargo agenda imagens plano vereador queremos amo gastos
          movimento gasolina precos num realidade anistia honra rede fato evento instituicoes vitima vale investigar via passado
          forcas futebol casos nenhuma tenha maiores infelizmente real fiz maio comecou chegou excelente arcabouco caminho be s
          quatro alta familiar elas silva expressao algo dela passou daniel aconteceu jornalista emprego deveria deixou missao
          capital afirmou investigacao criacao armas supremo grandes linda extrema tive criminoso combustiveis inclusive mentiras tu
          terca querida maioria area jogo alimentos categoria feita santa lutar chegar amiga levar avante sair cima adolescentes
          garante prioridade numa impedir economico militar quinta deles vcs producao texto atual ira dilma proprio mentira reajuste
          mesa pesquisa abril eleicoes grave daqui crescimento presenca continua reconstruir ditadura pobres orcamento senhor civil
          milhares retomada seguir maranhao juiz conquista vontade livre historico servicos questao rua minhas atendimento presos mt
          fazenda servidores condicoes desses carnaval claro punicao prefeitura diesel caixa comunidade patrimonio acha dor mudar
          chuvas espaco melhorar participar advogado empregos politicos somos justo otima horas informacao eleitoral senadores ceara
          equipe crianca querido responsavel novamente ajuda neto tema opiniao comida parar punidos amazonia proteger chefe
          homenagem proximo mao autoridades pacheco lindo mp organizado varios popular coragem fico parana criar risco midia alguma
          tirar ensino denuncia carlos maos minas manter tristeza invasao oportunidade invasoes ciencia unidos professores golpista
          parlamento fevereiro medicos economica ordem servico sus michelle folha fazem ultimo cuidar lancamento transparencia
          tarcisio plataformas disposicao unico bolsonarismo presidenta novas fundo temporal principalmente c vacinas lo sigilo
          sucesso hospital ultimas joao atuacao areas sabia confira votar passando credito usar realmente proxima centro fatos
          propria tava prova falei construcao falou atras youtube mortes boas pedir jeito pr igual razao problema ladrao dando serio
          recebeu sabado criminosa destruicao sustentavel mauro varias litoral espero estudantes fortes tributaria voz conversa
          valores dificil tv trabalhador comprar municipal investimento compra sergio ouvir houve andre bandido animais dallagnol
          unica racial comeco ruas eleito viu assinaturas controle google professor yanomami autoria cabeca ultima representantes
          diferenca aqueles entrega contem cuidado seguimos agro esporte festa porto faca argentina democratico completa atraves
          responder mensagem acontecer resposta pratica prefeitos pautas repudio comando escolar lamentavel inclusao representa
          poderia bandidos agradeco cid cerca apresentei passo valorizacao lideres milhao jornal iniciativa time intervencao celular
          relator gas tentou exercito queda abaixo teria policiais local twitter site filha fe nota regime confianca pediu materia
          diferente tse vi tratar defende palavras jamais abencoe cidadao entender perto jose toma estarei investigacoes medio
          entrar algum agencia demandas anuncia acima chegando alegre america tenham trata havia campos pgr abraco abuso necessidade
          sexual executivo culpa necessario desinformacao kkkk mar deltan promover companheira somente energia permitir terrorismo
          professora inaceitavel tal viagem aumentar lembrar videos petista ruim gracas garantia jato rj maes ponto venceu colegas
          geracao teremos responsaveis distrito ia fizeram picanha pede perdeu pec legal aquele vandalismo assunto desafios dessas
          caiu crise acompanhe lideranca veio drogas melhores cenario evitar governadores contrario imagem firme vendo periodo
          estavam reduzir bndes zona nacao abertura corporativo pe sai boca ricardo basta lava carinho aprovou manda genero mato
          venezuela instagram tanta chama algumas dep diversos fortalecimento irmao comunicacao enfrentar mudanca cade breve
          participando vejo manifestacao governos explicar liderancas piaui depoimento comecar construir portugal luiz companheiros
          acontecendo fortalecer ilegal uns luis turma falecimento obrigada nikolas ccj debater primeiros ve virou animal pobre
          ministerios roberto assista programas marca trazer gosto juntas pergunta motivo viver impeachment envolvidos militares
          jesus isto musica lista rumo cnn querer sonho pedindo parabenizo creche grosso serie apesar esteve instituicao ameaca
          ganhar casas pensar franco sede terao tempos denuncias tivemos eram genocida acontece preve possa simples saneamento
          industria negra legislativo policial saiu aula receita bahia posso recebe judiciario legado referencia inquerito aprovada
          rodrigo vive ganha gsi rigor paulista discutir temas principais escravidao t gosta psol condenado cobrar menor telegram
          cassacao episodio duvida conteudo auxilio proximos tratamento privatizacao funcao lira registro ideia gratidao assedio
          lutando crescer alimentar parceria jovem internacionais anterior mudancas alto meta tenta diretor acompanhar finalmente
          paga problemas trabalha reconhecimento prazo alunos avancar foco mensagens dizendo zero cerimonia cria oportunidades
          deficiencia obra jogador mata patria diversas assinou jovens errado perda francisco votado perder organizacao classe brics
          indigena direto mostrar teu pm estaduais serem dedicacao gerar jornalismo partidos mendonca preconceito canal quais chamar
          terrorista metade santos omissao petroleo modelo show regional bc prevencao cedo leva tb aliados fiscalizacao historica
          legislativa dama moradores trabalhos mostram aceitar otimo enorme financeiro rurais agradecer impunidade calar teto tras
          fique assembleia jornalistas bora goncalves transporte idiota interesses antonio fogo devido instituto principal
          vereadores cidadania provas tentando tribuna conseguir apreensao coronel inss palavra tecnologia importa capacidade
          fakenews votei incrivel investir aquela interesse cuida promocao isencao contar janja membro acompanhando leite verdadeiro
          leis fiquei sc rural gloria conversar traz enfrentamento lhe emenda afinal agentes santo indo prol bomba latina buscar
          racistas longo voltando punir media recuperacao colega arthur emendas produtos prestar chamado prender medico
          inacreditavel vagabundo dona menina lutas convite porem artigo mobilizacao costa assistencia vereadora custo sabemos
          desafio ferreira guarulhos atacar comer tomou apoiar profissional espanha beneficio presentes corte investigado turismo
          instalacao exploracao absurda afirma acredito comercio relatorio manutencao republicanos x bolsas associacao tbt deputadas
          valorizar emocionante desigualdade candidatura etica moradia faltam vindo decisoes perde efeito tendo resultados significa
          membros regras roraima produtores mg ma pensa anunciar exatamente usa memoria cair esposa estara feminicidio conseguiu
          faco quiser sorte funcionarios movimentos universidades impacto facil ze desmatamento espera baixa essencial flamengo
          epoca destaque jr alerta comecando acham regulamentacao regra comunidades entregar trajetoria nivel sinto onu querendo
          sentido marcos pressao general onibus vagas prioridades seguem fio determina fase curitiba retorno nisso ah infraestrutura
          genocidio autoridade gerais acordos basica rocha contribuir natural maduro consumidor apresentar vermelho imunidade
          diretora sabem ambiental atentado ameacas inteiro orgaos recebemos unir mista coloca consigo assuntos presidencial vista
          dr iria abrir passada ditador bozo encontrar recado los catarina cargos documento atitude cassado aeroporto falsas
          simplesmente comunista fraude caro pegar acabamos propostas armadas justa comandante dizem derrota ganhou rita retirar
          comissoes racista especialmente conhecer candidato acabei dolar acabo abre governadora cafe sindicato penal junior luto
          pedro assessor meninas dono nomes possamos rodrigues assumir org tiveram recebido ampliar tornar pontos parabenizar
          garimpo alimentacao conforte seis avanco mostrou universidade paraiba inadmissivel pre regulacao covarde posicao assistir
          assinatura apurar mendes atividades reforco indicacao quebra icms narrativa atender caos moral conhece miliciano recorde
          solucoes ocorreu conseguimos emergencia diretamente alves perseguicao salvar decidiu ama pcdob min manaus idade
          imediatamente conquistas momentos cometeu imagina competencia corpo hein fundamentais grupos live cozinha velho arte
          respeita ordens fizemos formacao conjunto preocupacao visto ridiculo vira esquema global nordeste retirada cenas portas
          globonews derrubar rapido orgao agronegocio bi verdadeira livro chico lima mostrando instalada usou resistencia unidade
          cena amazonas juventude locais bivalente radio sala conte discriminacao usando sofreu blog clima forum trans ajudante
          piada cultural poucos doenca superior pernambuco luxo pobreza continue distribuicao criou tamanho aposentados levou porta
          comemorar realizacao pago vandalos perderam posicionamento carro diversidade direcao liga humano maneira tivesse pronto
          estrutura alvo retomar agrario tua presidentes graves advogados sujeito mandar podera hipocrisia consequencias possam
          pacote franca fabio diferentes cumprir provisoria leia comentarios pcc super dever senhora humanidade revista urnas beleza
          extremamente goiania autonomia reflexao jogar inteligencia realizar agir chuva mudou destruir faixa gastou felicidade ar
          criado bonito ucrania votou consegue longe amigas es punido virar visitar numeros desrespeito reunioes trafico fechar si
          cinco legislacao municipais progressistas produtiva celebrar nele privada leitura providencias propriedade esconder iremos
          fotos saudavel saudita portaria cheio delegado marcelo torna umas premio atuar rombo ce existem aquisicao juridica canalha
          abencoada acredita totalmente sergipe adolescente transferencia deixe juntamente nesses invasores reportagem fonte
          interior tantas linha sentir olhar necessarias assassinato almeida merecem territorio lembra assinar limites seguro graca
          defendendo imediata vir comum pensando resumo efeitos oliveira conteudos postura tira escandalo solucao consumo
          conhecimento correios entrou portanto maravilhosa marinho esquecer ler linhas incluindo carteira sabendo pos emocao
          vivendo valeu damares escolha vini salarios documentos preservacao cristo bancos digital inferno acreditar bolso anuncio
          processos assinado aviao carne decretos esperar rn institucionais litro recuperar codigo pastor declaracao batalha saiba
          possibilidade verde prometeu estadao companheiras material serve financiamento corrupto regioes permite diminuir
          plataforma saudade luz titular mortos praca recebendo colocou cancer diretoria ataca marcio promessa conjunta carreira
          manifestacoes revoltante branco itaipu enfermeiros oeste normal brilhante embora gilmar procuradoria tomando participou
          papo falamos espacos americanas oficialmente trouxe rainha olhos whatsapp planos esperando assinaram david permanente
          identificar não está já são só país câmara até também será parabéns você política saúde estão brasília justiça tá aí
          segurança há milhões ódio família pública população violência educação história comissão crianças ministério reunião tão
          polícia notícia vocês lá após famílias além público vídeo ações vitória vão ñ situação indígenas bilhões atenção prisão
          políticas notícias três alguém força vítimas decisão então ninguém serão públicas ação mãe municípios mês manhã flávio
          preço união presidência república palácio mínimo região urgência aniversário salário amanhã né secretário países últimos
          importância audiência redução públicos início líder possível reconstrução tragédia município sessão corrupção operação
          diálogo informações goiás político oposição terá proteção eleição plenário aprovação gestão esperança vacinação
          constituição participação inflação número água relações coração relação cartão começa votação preços instituições vítima
          forças começou arcabouço expressão missão investigação criação combustíveis terça área econômico produção irá próprio
          eleições presença orçamento maranhão histórico serviços questão condições punição patrimônio espaço políticos ótima
          informação ceará criança responsável opinião amazônia próximo mão vários paraná mídia denúncia mãos invasão invasões
          ciência médicos econômica serviço último lançamento transparência tarcísio disposição único últimas joão atuação áreas
          crédito próxima própria construção atrás razão ladrão sério sábado destruição sustentável várias tributária difícil sérgio
          andré única começo cabeça última diferença faça democrático através prática repúdio lamentável inclusão agradeço
          valorização líderes milhão intervenção gás exército fé confiança matéria abençoe cidadão josé investigações médio agência
          américa abraço necessário desinformação inaceitável vídeos graças mães geração responsáveis liderança cenário contrário
          período nação gênero irmão comunicação mudança cadê manifestação lideranças piauí começar vê ministérios música série
          instituição ameaça terão denúncias prevê indústria judiciário referência inquérito escravidão cassação episódio dúvida
          conteúdo auxílio próximos privatização função gratidão assédio mudanças avançar cerimônia deficiência pátria organização
          indígena dedicação mendonça omissão petróleo prevenção fiscalização histórica ótimo trás gonçalves apreensão incrível
          promoção isenção glória média recuperação médico inacreditável porém mobilização assistência benefício instalação
          exploração comércio relatório manutenção associação ética decisões memória estará feminicídio faço funcionários fácil zé
          época começando regulamentação trajetória nível pressão ônibus genocídio básica ameaças órgãos comissões dólar café
          alimentação avanço paraíba inadmissível pré regulação posição reforço indicação soluções emergência perseguição
          competência formação preocupação ridículo rápido órgão agronegócio resistência rádio discriminação fórum doença
          distribuição realização vândalos direção agrário poderá consequências frança fábio provisória comentários goiânia reflexão
          inteligência ucrânia números reuniões tráfico legislação providências saudável prêmio aquisição jurídica abençoada
          transferência necessárias território graça conteúdos escândalo solução pós emoção salários preservação anúncio avião
          código declaração estadão regiões praça câncer márcio manifestações espaços é dê à quê dá pará às pôr têm nós março tô
          porquê vêm pró jóias séria petrobrás secretária pé luís antônio má júnior virá és'),
            CAST(splitByWhitespace('
          8 16 24 32 40 48 56 64 72 80 88 99 104 112 120 128 136 144 152 160 169 176 184 193 200 208 216 224 233 240 248 256 264 272
          283 288 296 307 312 320 328 336 344 352 360 368 379 384 392 400 411 419 424 432 440 448 456 464 472 480 489 496 504 512
          520 531 536 544 552 560 571 577 584 592 600 609 617 624 634 640 651 656 664 672 680 689 696 704 715 720 728 736 747 753
          760 771 779 787 792 800 808 819 827 832 841 848 856 864 872 883 888 898 904 915 920 928 936 944 952 961 968 977 984 992
          1003 1011 1016 1027 1035 1041 1048 1056 1064 1072 1081 1088 1099 1104 1115 1120 1129 1138 1147 1155 1160 1168 1176 1184
          1192 1200 1210 1217 1224 1232 1243 1251 1256 1264 1272 1280 1288 1296 1304 1312 1320 1328 1339 1346 1352 1361 1369 1376
          1384 1392 1403 1410 1416 1427 1432 1443 1448 1456 1464 1472 1482 1491 1496 1504 1515 1520 1528 1536 1544 1552 1563 1568
          1579 1584 1592 1600 1609 1616 1624 1632 1642 1651 1656 1665 1675 1680 1688 1697 1704 1712 1722 1731 1736 1747 1755 1760
          1768 1776 1784 1792 1800 1808 1816 1824 1832 1840 1848 1856 1864 1872 1880 1888 1899 1904 1912 1921 1928 1936 1944 1955
          1961 1968 1976 1986 1992 2000 2008 2016 2024 2032 2040 2048 2059 2064 2072 2083 2088 2096 2105 2112 2120 2128 2136 2144
          2152 2160 2168 2176 2184 2192 2200 2208 2216 2224 2232 2242 2248 2256 2264 2272 2280 2288 2296 2305 2312 2320 2328 2336
          2344 2352 2360 2368 2379 2384 2394 2400 2408 2416 2424 2433 2440 2448 2456 2464 2472 2483 2488 2499 2504 2515 2520 2531
          2536 2544 2552 2563 2570 2577 2587 2592 2603 2608 2617 2625 2632 2641 2648 2656 2665 2672 2682 2688 2696 2704 2714 2723
          2728 2739 2744 2755 2760 2771 2779 2784 2792 2800 2808 2816 2824 2832 2840 2848 2856 2864 2875 2880 2891 2899 2904 2915
          2920 2928 2936 2944 2952 2960 2968 2976 2986 2993 3000 3008 3016 3024 3035 3040 3048 3056 3064 3072 3081 3088 3097 3104
          3112 3120 3128 3137 3144 3152 3160 3168 3178 3187 3192 3200 3208 3219 3224 3232 3240 3248 3259 3265 3272 3280 3288 3296
          3307 3312 3323 3331 3336 3344 3352 3360 3368 3376 3384 3392 3400 3409 3416 3424 3432 3441 3448 3456 3464 3475 3480 3489
          3496 3504 3515 3523 3528 3539 3544 3552 3560 3568 3576 3585 3593 3600 3611 3616 3624 3632 3643 3648 3659 3664 3672 3680
          3691 3696 3704 3713 3720 3728 3736 3747 3752 3760 3768 3776 3787 3792 3800 3808 3816 3824 3832 3843 3851 3859 3864 3872
          3880 3888 3896 3907 3912 3920 3928 3936 3944 3952 3963 3968 3979 3984 3992 4000 4009 4016 4024 4032 4041 4048 4056 4064
          4073 4080 4088 4096 4104 4112 4123 4128 4136 4147 4152 4160 4171 4176 4184 4192 4200 4208 4219 4227 4235 4240 4249 4256
          4265 4272 4280 4288 4297 4307 4315 4323 4331 4336 4345 4353 4363 4368 4378 4384 4392 4400 4408 4416 4427 4432 4440 4448
          4456 4464 4475 4480 4488 4499 4504 4512 4520 4528 4538 4544 4553 4560 4568 4579 4584 4593 4600 4608 4616 4627 4632 4643
          4648 4656 4665 4675 4680 4691 4696 4704 4712 4720 4731 4736 4744 4752 4760 4769 4776 4785 4792 4801 4808 4816 4824 4832
          4841 4851 4856 4864 4872 4881 4888 4899 4907 4912 4920 4931 4936 4947 4952 4960 4968 4977 4984 4992 5000 5008 5017 5024
          5032 5040 5048 5056 5064 5072 5080 5091 5096 5104 5112 5120 5129 5136 5145 5152 5160 5168 5179 5184 5192 5203 5208 5219
          5224 5232 5243 5248 5256 5267 5275 5280 5288 5296 5304 5315 5321 5331 5336 5344 5352 5360 5371 5378 5384 5392 5400 5408
          5416 5427 5432 5440 5448 5456 5464 5472 5481 5488 5496 5504 5512 5523 5528 5536 5544 5552 5562 5568 5576 5587 5595 5601
          5608 5616 5624 5635 5640 5648 5656 5664 5672 5681 5688 5696 5704 5715 5720 5728 5739 5744 5752 5760 5768 5776 5784 5792
          5802 5811 5816 5824 5832 5841 5848 5856 5864 5872 5880 5891 5896 5904 5915 5923 5928 5937 5944 5952 5960 5968 5976 5987
          5992 6000 6008 6019 6024 6032 6043 6048 6056 6064 6072 6081 6088 6096 6104 6112 6121 6128 6136 6144 6152 6160 6168 6176
          6187 6192 6200 6208 6216 6227 6232 6240 6251 6257 6267 6272 6280 6288 6296 6304 6315 6320 6329 6336 6347 6352 6360 6368
          6376 6387 6393 6401 6408 6416 6424 6435 6440 6448 6456 6464 6475 6483 6491 6496 6504 6512 6520 6530 6537 6544 6555 6560
          6568 6576 6587 6593 6600 6609 6616 6627 6632 6640 6648 6656 6667 6672 6680 6688 6696 6707 6712 6720 6731 6736 6747 6752
          6760 6771 6776 6787 6792 6803 6808 6816 6825 6832 6843 6848 6856 6864 6875 6880 6888 6896 6907 6915 6920 6929 6936 6946
          6952 6963 6968 6976 6985 6995 7000 7008 7019 7024 7032 7040 7051 7058 7067 7073 7080 7088 7099 7104 7115 7123 7129 7136
          7144 7152 7160 7171 7179 7184 7195 7202 7209 7217 7224 7235 7240 7251 7259 7267 7272 7283 7291 7296 7304 7312 7321 7329
          7336 7344 7352 7360 7368 7376 7385 7395 7403 7411 7419 7424 7433 7440 7448 7459 7464 7472 7483 7489 7496 7507 7512 7520
          7528 7539 7544 7555 7561 7568 7576 7584 7592 7602 7608 7619 7624 7635 7640 7651 7656 7667 7672 7683 7691 7697 7707 7712
          7721 7728 7736 7747 7752 7760 7768 7779 7786 7792 7800 7809 7816 7824 7835 7840 7848 7859 7864 7872 7881 7891 7897 7907
          7912 7920 7928 7936 7944 7953 7961 7969 7976 7987 7995 8000 8011 8016 8024 8033 8040 8049 8056 8064 8072 8081 8091 8097
          8107 8112 8123 8128 8136 8144 8152 8163 8168 8176 8187 8192 8200 8211 8219 8224 8232 8240 8251 8257 8264 8273 8280 8291
          8299 8307 8312 8320 8328 8339 8344 8352 8363 8368 8379 8384 8392 8400 8408 8416 8425 8432 8440 8451 8456 8464 8475 8480
          8491 8496 8506 8512 8520 8528 8536 8544 8555 8563 8568 8576 8587 8592 8600 8611 8619 8624 8632 8643 8648 8656 8664 8672
          8681 8691 8696 8704 8712 8721 8730 8739 8744 8752 8760 8769 8776 8787 8795 8800 8809 8817 8824 8832 8840 8848 8856 8864
          8872 8883 8888 8896 8904 8912 8923 8928 8936 8947 8952 8961 8970 8979 8984 8992 9000 9011 9016 9027 9033 9040 9048 9056
          9064 9072 9082 9088 9096 9104 9112 9120 9128 9136 9144 9153 9163 9168 9176 9184 9195 9200 9208 9219 9224 9232 9240 9251
          9256 9264 9274 9281 9291 9296 9304 9314 9320 9328 9337 9344 9353 9360 9368 9376 9387 9393 9401 9409 9416 9424 9432 9441
          9448 9456 9467 9475 9480 9491 9499 9504 9512 9520 9531 9536 9544 9555 9563 9568 9579 9584 9593 9602 9608 9616 9624 9632
          9640 9650 9656 9664 9673 9681 9690 9696 9704 9715 9720 9728 9736 9747 9753 9761 9768 9776 9784 9792 9800 9808 9816 9824
          9832 9840 9848 9858 9864 9875 9880 9888 9898 9904 9912 9920 9929 9936 9945 9955 9960 9968 9979 9987 9992 10000 10008 10017
          10024 10035 10040 10051 10056 10064 10072 10080 10091 10096 10104 10113 10123 10128 10137 10144 10152 10160 10169 10177
          10184 10192 10203 10208 10219 10227 10232 10241 10248 10256 10266 10272 10280 10288 10296 10304 10315 10321 10328 10338
          10344 10352 10360 10369 10379 10387 10395 10403 10411 10419 10424 10435 10443 10449 10456 10464 10475 10483 10488 10496
          10504 10512 10520 10528 10536 10547 10552 10560 10568 10576 10584 10592 10600 10608 10616 10624 10632 10640 10651 10656
          10664 10672 10680 10691 10696 10704 10715 10720 10728 10736 10747 10752 10760 10768 10776 10784 10793 10800 10808 10819
          10824 10834 10843 10848 10856 10864 10874 10880 10888 10899 10904 10912 10920 10931 10936 10944 10952 10960 10968 10976
          10986 10995 11003 11008 11016 11025 11034 11043 11048 11056 11064 11072 11083 11091 11097 11104 11112 11120 11128 11136
          11147 11152 11160 11168 11176 11184 11192 11200 11211 11216 11225 11232 11241 11251 11256 11264 11272 11282 11288 11296
          11305 11312 11320 11330 11336 11344 11352 11360 11371 11376 11386 11392 11400 11408 11416 11424 11433 11443 11448 11456
          11464 11472 11483 11491 11496 11505 11512 11520 11529 11536 11544 11553 11562 11568 11579 11584 11592 11600 11608 11616
          11625 11632 11641 11648 11656 11664 11673 11680 11688 11696 11704 11712 11723 11731 11736 11745 11752 11760 11768 11776
          11784 11795 11803 11808 11817 11824 11832 11840 11851 11856 11867 11874 11883 11888 11896 11904 11912 11922 11929 11936
          11944 11952 11960 11968 11977 11987 11992 12001 12008 12016 12027 12035 12040 12048 12056 12067 12075 12083 12090 12096
          12104 12115 12122 12128 12136 12144 12152 12160 12171 12176 12184 12192 12203 12208 12216 12224 12232 12240 12248 12256
          12265 12272 12282 12290 12296 12304 12312 12320 12331 12336 12344 12355 12363 12368 12379 12384 12392 12403 12408 12416
          12424 12435 12443 12448 12456 12464 12472 12481 12491 12496 12505 12512 12523 12528 12539 12544 12552 12560 12571 12579
          12584 12594 12600 12608 12617 12627 12633 12643 12648 12656 12664 12672 12680 12688 12697 12704 12712 12721 12728 12739
          12744 12753 12760 12771 12778 12784 12792 12801 12808 12816 12825 12832 12841 12848 12856 12864 12875 12880 12891 12896
          12904 12913 12920 12928 12936 12944 12952 12961 12968 12976 12984 12992 13001 13008 13016 13024 13033 13040 13048 13056
          13064 13072 13080 13088 13096 13104 13112 13120 13129 13136 13145 13152 13160 13168 13176 13184 13193 13200 13211 13216
          13224 13232 13240 13249 13259 13265 13272 13280 13291 13297 13304 13314 13320 13329 13336 13344 13352 13360 13368 13378
          13384 13392 13400 13408 13416 13424 13432 13440 13448 13459 13464 13472 13483 13488 13497 13507 13515 13523 13531 13536
          13547 13552 13560 13568 13578 13584 13595 13603 13608 13618 13624 13632 13640 13648 13656 13664 13672 13683 13688 13696
          13707 13712 13722 13731 13736 13744 13752 13760 13769 13777 13784 13792 13800 13808 13816 13825 13835 13840 13848 13856
          13864 13872 13880 13888 13896 13904 13912 13920 13931 13936 13947 13952 13963 13968 13976 13984 13993 14000 14008 14016
          14025 14032 14043 14051 14059 14064 14072 14080 14089 14098 14104 14112 14120 14131 14136 14144 14153 14160 14168 14176
          14187 14192 14201 14211 14216 14224 14233 14240 14251 14256 14264 14272 14280 14288 14299 14304 14313 14320 14328 14336
          14347 14352 14360 14368 14376 14384 14392 14403 14408 14419 14424 14432 14440 14448 14459 14465 14472 14480 14488 14496
          14504 14512 14520 14531 14536 14544 14552 14560 14568 14576 14587 14592 14603 14608 14616 14627 14635 14640 14648 14659
          14665 14675 14682 14688 14696 14704 14712 14721 14728 14736 14744 14755 14760 14771 14776 14787 14792 14800 14808 14816
          14824 14832 14840 14848 14856 14864 14872 14883 14888 14896 14904 14912 14922 14928 14936 14944 14955 14960 14971 14979
          14984 14992 15000 15011 15016 15025 15032 15040 15048 15056 15064 15075 15080 15088 15096 15104 15115 15121 15128 15136
          15145 15153 15160 15168 15179 15184 15192 15202 15208 15219 15227 15232 15243 15248 15256 15265 15272 15283 15288 15296
          15304 15312 15320 15328 15336 15344 15352 15360 15368 15379 15384 15393 15400 15411 15416 15424 15432 15440 15451 15456
          15464 15472 15480 15488 15496 15504 15514 15523 15528 15536 15547 15555 15560 15568 15577 15584 15592 15600 15609 15616
          15624 15632 15640 15648 15656 15667 15675 15680 15689 15697 15704 15713 15723 15728 15739 15745 15752 15760 15768 15776
          15784 15795 15800 15808 15819 15824 15832 15840 15850 15857 15864 15872 15883 15889 15899 15904 15913 15920 15928 15936
          15947 15952 15960 15968 15976 15984 15995 16000 16008 16016 16024 16032 16040 16048 16059 16064 16072 16083 16088 16096
          16107 16112 16120 16128 16139 16144 16152 16161 16168 16177 16184 16192 16200 16209 16217 16224 16232 16240 16248 16259
          16265 16272 16280 16288 16296 16304 16312 16320 16328 16337 16344 16352 100 284 308 380 412 420 533 572 652 716 749 772
          780 788 820 829 885 916 1004 1012 1028 1036 1100 1116 1148 1156 1244 1252 1340 1405 1428 1445 1492 1516 1565 1580 1652
          1676 1732 1748 1756 1900 1956 2060 2084 2380 2484 2500 2516 2532 2564 2588 2604 2724 2740 2756 2772 2780 2876 2892 2900
          2916 3036 3188 3220 3260 3308 3324 3333 3476 3518 3524 3541 3613 3644 3660 3692 3748 3788 3844 3852 3860 3908 3964 3980
          4124 4148 4172 4220 4228 4236 4308 4316 4324 4332 4364 4428 4476 4500 4581 4628 4644 4676 4692 4732 4852 4900 4908 4932
          4948 5093 5180 5204 5220 5244 5268 5276 5316 5332 5372 5428 5524 5588 5596 5636 5716 5740 5812 5894 5916 5924 5988 6020
          6044 6188 6228 6252 6268 6316 6348 6388 6437 6476 6484 6492 6556 6588 6628 6668 6708 6732 6748 6773 6788 6804 6844 6877
          6908 6916 6964 6997 7020 7052 7068 7100 7116 7124 7173 7180 7196 7236 7252 7260 7269 7284 7292 7396 7405 7412 7420 7460
          7484 7508 7540 7556 7620 7636 7652 7668 7684 7692 7708 7748 7780 7837 7861 7892 7908 7988 7996 8012 8092 8108 8124 8164
          8188 8213 8220 8253 8292 8300 8308 8340 8364 8381 8452 8476 8492 8556 8564 8590 8612 8620 8645 8693 8740 8788 8796 8884
          8924 8948 8980 9012 9028 9164 9196 9220 9252 9292 9388 9468 9476 9492 9501 9532 9556 9565 9580 9716 9748 9876 9956 9980
          9988 10036 10052 10092 10125 10204 10220 10228 10316 10380 10388 10396 10404 10412 10420 10436 10444 10476 10484 10548
          10652 10692 10716 10749 10820 10844 10900 10934 10996 11004 11044 11084 11092 11148 11212 11253 11372 11444 11484 11492
          11581 11724 11732 11796 11805 11852 11868 11884 11988 12028 12036 12069 12076 12084 12117 12173 12204 12332 12356 12364
          12380 12404 12436 12445 12492 12524 12540 12572 12580 12628 12644 12740 12772 12876 12892 13212 13260 13292 13460 13484
          13509 13516 13524 13532 13548 13596 13604 13684 13708 13732 13836 13932 13948 13964 14044 14052 14060 14132 14189 14212
          14253 14300 14348 14404 14420 14460 14533 14588 14604 14630 14637 14661 14676 14757 14772 14788 14885 14956 14972 14980
          15012 15076 15116 15180 15221 15228 15244 15284 15380 15412 15452 15524 15548 15556 15668 15676 15724 15740 15796 15820
          15885 15900 15949 15996 16061 16084 16109 16140 16260 15 23 31 47 63 71 151 159 279 359 1703 1727 1775 2023 2935 3359 3687
          4559 5023 9319 9655 11287 12295 13319 13975 14927'),
              'Array(UInt16)'),
            toUInt16(0)),
          arrayConcat(arrayMap(run -> lowerUTF8(run), all_runs), splitByChar(' ', folded)))]))))
    CODEC(LZ4HC(6));

ALTER TABLE post_changes
  ADD COLUMN IF NOT EXISTS letter_forms String
    MATERIALIZED arrayStringConcat(arrayMap(
      code -> concat(
        if(code < 15360, char(194 + intDiv(code, 512), 128 + intDiv(code, 8) % 64),
          char(224 + intDiv(code + 1024, 32768), 128 + intDiv(code + 1024, 512) % 64, 128 + intDiv(code, 8) % 64)),
        char(65 + code % 8)),
      arrayFlatten(arrayMap(
        (runs, found) -> arrayMap(
          (known, kinds, needed) -> arrayMap(
            (deviating, usual) -> arrayConcat(
              arrayIntersect(deviating, usual),
              arrayMap(code -> toUInt16(code + 8), arrayExcept(deviating, usual)),
              arrayMap(word -> toUInt16((word - 1) * 16 + 11), arrayExcept(arrayDistinct(needed),
                arrayDistinct(arrayMap((one, kind) -> if(kind < 4, intDiv(one, 8), 0), known, kinds))))),
            [arrayDistinct(arrayFilter(code -> code != 65535, arrayMap((one, kind) -> toUInt16(
              if(one > 0 AND kind < 4 AND one % 4 != kind, (intDiv(one, 8) - 1) * 16 + bitAnd(one, 4) + kind, 65535)),
              known, kinds)))],
            [arrayFlatten(arrayMap(word -> arrayMap(letter -> toUInt16((word - 1) * 16 + letter), [0, 1, 2, 4, 5, 6]),
              arrayDistinct(arrayMap((one, kind) -> if(one > 0 AND one % 4 = kind, intDiv(one, 8), 4095), known, kinds))))])[1],
          [arraySlice(found, 1, length(runs))],
          [arrayMap(run -> multiIf(position(run, 'K') > 0, 4, run = lowerUTF8(run), 0, run = initcapUTF8(run), 1, run = upperUTF8(run), 2, 4), runs)],
          [arrayFilter(word -> word > 0, arrayMap(one -> intDiv(one, 8), arraySlice(found, length(runs) + 1)))])[1],
        [arrayConcat(
          tokens(replaceRegexpAll(if(match(concat(content, '\n', description, '\n',
          if(extras = '', '', arrayStringConcat(arrayConcat([
            JSONExtractString(extras, 'poll', 'question'), JSONExtractString(extras, 'card', 'site'),
            JSONExtractString(extras, 'card', 'title'), JSONExtractString(extras, 'card', 'description'),
            JSONExtractString(extras, 'forward', 'name'), JSONExtractString(extras, 'forward', 'author'),
            JSONExtractString(extras, 'signature')],
            arrayMap(choice -> JSONExtractString(choice, 'text'), JSONExtractArrayRaw(extras, 'poll', 'options')),
            arrayMap(file -> JSONExtractString(file, 'name'), JSONExtractArrayRaw(extras, 'files'))), '\n')), '\n',
          arrayStringConcat(arrayConcat(media_ocr, media_ocr_extra, media_generated_caption), '\n')) AS all_texts, '[\\p{L}\\p{N}]\\p{M}'), '', all_texts), '[^\\p{L}\\p{N}\\x00-\\x7F]+', ' '), 'splitByNonAlpha'),
          arrayMap(run -> if(run = normalizeUTF8NFD(run), normalizeUTF8NFC(run), run), arrayFlatten(arrayMap(
            pieces -> arrayMap(at -> arrayStringConcat(arraySlice(pieces, at)), arraySlice(arrayEnumerate(pieces), -3)),
            arrayMap(run -> extractAll(run, '[^\\p{M}]*\\p{M}|[^\\p{M}]+'),
              extractAll(if(match(all_texts, '[\\p{L}\\p{N}]\\p{M}'), all_texts, ''), '[\\p{L}\\p{N}\\p{M}]+')))))) AS all_runs],
        [arrayMap(
          word -> transform(word,
            splitByWhitespace('
          e de a o que do da para com em no nao na um os uma mais as por dos brasil se ao lula governo hoje presidente como
          bolsonaro das foi dia eu tem esta ser pra ja pelo vai sobre mas nosso nos isso pela sao contra esse muito so pais essa
          https agora quem todos povo ele meu federal anos minha ministro sua camara sem seu me nossa ate vamos aos ou trabalho r
          nacional ainda pl ter tambem pessoas nas vida q estado aqui democracia sera todo grande pode parabens bom lei voce
          politica saude luta tudo sempre estao brasilia mesmo deputados dias semana quando fazer justica faz novo bem ta ex
          brasileiro mundo projeto seus deputado mulheres estamos importante gente ai seguranca link ha milhoes deus janeiro foram
          entre ela congresso vez odio casa familia feira paulo pt publica populacao nada seja todas mil nem crime stf haddad defesa
          quer violencia educacao assim toda mulher maior direitos precisa mandato era d eles historia fernando atos zambelli carla
          onde verdade cada comissao cpmi brasileira criancas ver ministerio nesta ano momento depois eduardo reuniao vou programa
          tao sendo cara nunca amigos melhor policia ontem noticia frente news deve l fake solidariedade brasileiros br voces muita
          estou la caso apoio marco porra p to apos boa familias alem fez porque tempo pelos dinheiro tenho diz combate
          desenvolvimento posse sou suas dessa desse sim temos fala publico lado meio viva golpe direito volta video banco parte pq
          pf feliz poder durante vem fim esses dar amigo acoes coisa terroristas vitoria vc governador meus amor qualquer menos
          economia neste cidade nova juntos apenas pouco social trabalhadores disse respeito censura primeira mst crimes outros
          garantir redes desde voltou escolas precisamos segundo golpistas nossas sociais te dois nesse liberdade vao forma urgente
          sabe ministra ficar deputada senado falar conta esquerda bolsonaristas qual n sociedade situacao hora indigenas paz
          bilhoes piso compromisso junto atencao gt parlamentar prisao desgoverno politicas dele sul enquanto gleisi rio fiscal
          oficial quero internacional sp primeiro este lt cpi noticias antes tres bancada alguem acaba forca vitimas falta preso
          nessa fome segue enfermagem aumento recursos nome estar juros decisao absurdo entao ninguem medidas serao triste pro
          parlamentares pai quase tanto pessoa trabalhar covid terra saber senador cultura pagar publicas nossos pedido estados
          essas teve dino prefeito chega ataques vice pelas vivo filho mim ambiente homem direita df acao demais discurso partido
          mae estava dizer meses fica municipios moro favor renda campanha vergonha mes morte manha flavio tinha podemos joias
          familiares povos podem racismo bolsonarista fazendo planalto preciso pois fundamental central lugar estadual pauta preco
          especial bolsa importantes disso uniao presidencia medida republica escola fui valor outro empresas anderson obrigado
          pagamento palacio grupo foto domingo minimo tentativa regiao sejam deu seria urgencia proposta feito recebi quanto gov
          entrevista aniversario gabinete tipo duas requerimento salario companheiro responsabilidade certo receber cadeia reforma
          amanha ne secretario futuro igualdade mercado mal querem paises criminosos reais fora salarial alegria profissionais
          ultimos deixar importancia campo precisam acesso china vacina outras orgulho moraes agricultura combater trabalhando
          torres ajudar imprensa final parece defender audiencia ir sido reducao ministros http publicos projetos mostra qualidade
          segunda passar inicio lider possivel desta jair comigo humanos causa dentro tarde alexandre reconstrucao tragedia
          municipio sessao sei norte mano corrupcao partir eua pior estive debate certeza queria operacao empresa logo acabou sexta
          muitas dialogo processo terras informacoes dignidade ataque pessoal voltar rs sistema petrobras tomar busca goias muitos
          geral falando dados diante politico lixo oposicao guerra voto maria tera noite protecao mesma continuar coisas data
          eleicao acho deste investimentos aprovado conselho sob marielle acabar veja deixa nenhum vidas ficou globo plenario for
          existe quarta mundial passa aprovacao gestao pandemia outra esperanca alguns vacinacao exemplo presente encontro desejo
          vezes medo brasileiras sentimentos secretaria fosse federais poderes matar tentar cidades pena uso constituicao base
          internet impostos ato olha aprovar tribunal homens resultado objetivo participacao mandou acordo inflacao pau numero
          filhos contas agua colocar anunciou relacoes coracao total obras decreto novos relacao participei cartao taxa setor forte
          devem comeca uol hj merece imposto papel visita votacao votos cargo agenda imagens plano vereador queremos amo gastos
          movimento gasolina precos num realidade anistia honra rede fato evento instituicoes vitima vale investigar via passado
          forcas futebol casos nenhuma tenha maiores infelizmente real fiz maio comecou chegou excelente arcabouco caminho be s
          quatro alta familiar elas silva expressao algo dela passou daniel aconteceu jornalista emprego deveria deixou missao
          capital afirmou investigacao criacao armas supremo grandes linda extrema tive criminoso combustiveis inclusive mentiras tu
          terca querida maioria area jogo alimentos categoria feita santa lutar chegar amiga levar avante sair cima adolescentes
          garante prioridade numa impedir economico militar quinta deles vcs producao texto atual ira dilma proprio mentira reajuste
          mesa pesquisa abril eleicoes grave daqui crescimento presenca continua reconstruir ditadura pobres orcamento senhor civil
          milhares retomada seguir maranhao juiz conquista vontade livre historico servicos questao rua minhas atendimento presos mt
          fazenda servidores condicoes desses carnaval claro punicao prefeitura diesel caixa comunidade patrimonio acha dor mudar
          chuvas espaco melhorar participar advogado empregos politicos somos justo otima horas informacao eleitoral senadores ceara
          equipe crianca querido responsavel novamente ajuda neto tema opiniao comida parar punidos amazonia proteger chefe
          homenagem proximo mao autoridades pacheco lindo mp organizado varios popular coragem fico parana criar risco midia alguma
          tirar ensino denuncia carlos maos minas manter tristeza invasao oportunidade invasoes ciencia unidos professores golpista
          parlamento fevereiro medicos economica ordem servico sus michelle folha fazem ultimo cuidar lancamento transparencia
          tarcisio plataformas disposicao unico bolsonarismo presidenta novas fundo temporal principalmente c vacinas lo sigilo
          sucesso hospital ultimas joao atuacao areas sabia confira votar passando credito usar realmente proxima centro fatos
          propria tava prova falei construcao falou atras youtube mortes boas pedir jeito pr igual razao problema ladrao dando serio
          recebeu sabado criminosa destruicao sustentavel mauro varias litoral espero estudantes fortes tributaria voz conversa
          valores dificil tv trabalhador comprar municipal investimento compra sergio ouvir houve andre bandido animais dallagnol
          unica racial comeco ruas eleito viu assinaturas controle google professor yanomami autoria cabeca ultima representantes
          diferenca aqueles entrega contem cuidado seguimos agro esporte festa porto faca argentina democratico completa atraves
          responder mensagem acontecer resposta pratica prefeitos pautas repudio comando escolar lamentavel inclusao representa
          poderia bandidos agradeco cid cerca apresentei passo valorizacao lideres milhao jornal iniciativa time intervencao celular
          relator gas tentou exercito queda abaixo teria policiais local twitter site filha fe nota regime confianca pediu materia
          diferente tse vi tratar defende palavras jamais abencoe cidadao entender perto jose toma estarei investigacoes medio
          entrar algum agencia demandas anuncia acima chegando alegre america tenham trata havia campos pgr abraco abuso necessidade
          sexual executivo culpa necessario desinformacao kkkk mar deltan promover companheira somente energia permitir terrorismo
          professora inaceitavel tal viagem aumentar lembrar videos petista ruim gracas garantia jato rj maes ponto venceu colegas
          geracao teremos responsaveis distrito ia fizeram picanha pede perdeu pec legal aquele vandalismo assunto desafios dessas
          caiu crise acompanhe lideranca veio drogas melhores cenario evitar governadores contrario imagem firme vendo periodo
          estavam reduzir bndes zona nacao abertura corporativo pe sai boca ricardo basta lava carinho aprovou manda genero mato
          venezuela instagram tanta chama algumas dep diversos fortalecimento irmao comunicacao enfrentar mudanca cade breve
          participando vejo manifestacao governos explicar liderancas piaui depoimento comecar construir portugal luiz companheiros
          acontecendo fortalecer ilegal uns luis turma falecimento obrigada nikolas ccj debater primeiros ve virou animal pobre
          ministerios roberto assista programas marca trazer gosto juntas pergunta motivo viver impeachment envolvidos militares
          jesus isto musica lista rumo cnn querer sonho pedindo parabenizo creche grosso serie apesar esteve instituicao ameaca
          ganhar casas pensar franco sede terao tempos denuncias tivemos eram genocida acontece preve possa simples saneamento
          industria negra legislativo policial saiu aula receita bahia posso recebe judiciario legado referencia inquerito aprovada
          rodrigo vive ganha gsi rigor paulista discutir temas principais escravidao t gosta psol condenado cobrar menor telegram
          cassacao episodio duvida conteudo auxilio proximos tratamento privatizacao funcao lira registro ideia gratidao assedio
          lutando crescer alimentar parceria jovem internacionais anterior mudancas alto meta tenta diretor acompanhar finalmente
          paga problemas trabalha reconhecimento prazo alunos avancar foco mensagens dizendo zero cerimonia cria oportunidades
          deficiencia obra jogador mata patria diversas assinou jovens errado perda francisco votado perder organizacao classe brics
          indigena direto mostrar teu pm estaduais serem dedicacao gerar jornalismo partidos mendonca preconceito canal quais chamar
          terrorista metade santos omissao petroleo modelo show regional bc prevencao cedo leva tb aliados fiscalizacao historica
          legislativa dama moradores trabalhos mostram aceitar otimo enorme financeiro rurais agradecer impunidade calar teto tras
          fique assembleia jornalistas bora goncalves transporte idiota interesses antonio fogo devido instituto principal
          vereadores cidadania provas tentando tribuna conseguir apreensao coronel inss palavra tecnologia importa capacidade
          fakenews votei incrivel investir aquela interesse cuida promocao isencao contar janja membro acompanhando leite verdadeiro
          leis fiquei sc rural gloria conversar traz enfrentamento lhe emenda afinal agentes santo indo prol bomba latina buscar
          racistas longo voltando punir media recuperacao colega arthur emendas produtos prestar chamado prender medico
          inacreditavel vagabundo dona menina lutas convite porem artigo mobilizacao costa assistencia vereadora custo sabemos
          desafio ferreira guarulhos atacar comer tomou apoiar profissional espanha beneficio presentes corte investigado turismo
          instalacao exploracao absurda afirma acredito comercio relatorio manutencao republicanos x bolsas associacao tbt deputadas
          valorizar emocionante desigualdade candidatura etica moradia faltam vindo decisoes perde efeito tendo resultados significa
          membros regras roraima produtores mg ma pensa anunciar exatamente usa memoria cair esposa estara feminicidio conseguiu
          faco quiser sorte funcionarios movimentos universidades impacto facil ze desmatamento espera baixa essencial flamengo
          epoca destaque jr alerta comecando acham regulamentacao regra comunidades entregar trajetoria nivel sinto onu querendo
          sentido marcos pressao general onibus vagas prioridades seguem fio determina fase curitiba retorno nisso ah infraestrutura
          genocidio autoridade gerais acordos basica rocha contribuir natural maduro consumidor apresentar vermelho imunidade
          diretora sabem ambiental atentado ameacas inteiro orgaos recebemos unir mista coloca consigo assuntos presidencial vista
          dr iria abrir passada ditador bozo encontrar recado los catarina cargos documento atitude cassado aeroporto falsas
          simplesmente comunista fraude caro pegar acabamos propostas armadas justa comandante dizem derrota ganhou rita retirar
          comissoes racista especialmente conhecer candidato acabei dolar acabo abre governadora cafe sindicato penal junior luto
          pedro assessor meninas dono nomes possamos rodrigues assumir org tiveram recebido ampliar tornar pontos parabenizar
          garimpo alimentacao conforte seis avanco mostrou universidade paraiba inadmissivel pre regulacao covarde posicao assistir
          assinatura apurar mendes atividades reforco indicacao quebra icms narrativa atender caos moral conhece miliciano recorde
          solucoes ocorreu conseguimos emergencia diretamente alves perseguicao salvar decidiu ama pcdob min manaus idade
          imediatamente conquistas momentos cometeu imagina competencia corpo hein fundamentais grupos live cozinha velho arte
          respeita ordens fizemos formacao conjunto preocupacao visto ridiculo vira esquema global nordeste retirada cenas portas
          globonews derrubar rapido orgao agronegocio bi verdadeira livro chico lima mostrando instalada usou resistencia unidade
          cena amazonas juventude locais bivalente radio sala conte discriminacao usando sofreu blog clima forum trans ajudante
          piada cultural poucos doenca superior pernambuco luxo pobreza continue distribuicao criou tamanho aposentados levou porta
          comemorar realizacao pago vandalos perderam posicionamento carro diversidade direcao liga humano maneira tivesse pronto
          estrutura alvo retomar agrario tua presidentes graves advogados sujeito mandar podera hipocrisia consequencias possam
          pacote franca fabio diferentes cumprir provisoria leia comentarios pcc super dever senhora humanidade revista urnas beleza
          extremamente goiania autonomia reflexao jogar inteligencia realizar agir chuva mudou destruir faixa gastou felicidade ar
          criado bonito ucrania votou consegue longe amigas es punido virar visitar numeros desrespeito reunioes trafico fechar si
          cinco legislacao municipais progressistas produtiva celebrar nele privada leitura providencias propriedade esconder iremos
          fotos saudavel saudita portaria cheio delegado marcelo torna umas premio atuar rombo ce existem aquisicao juridica canalha
          abencoada acredita totalmente sergipe adolescente transferencia deixe juntamente nesses invasores reportagem fonte
          interior tantas linha sentir olhar necessarias assassinato almeida merecem territorio lembra assinar limites seguro graca
          defendendo imediata vir comum pensando resumo efeitos oliveira conteudos postura tira escandalo solucao consumo
          conhecimento correios entrou portanto maravilhosa marinho esquecer ler linhas incluindo carteira sabendo pos emocao
          vivendo valeu damares escolha vini salarios documentos preservacao cristo bancos digital inferno acreditar bolso anuncio
          processos assinado aviao carne decretos esperar rn institucionais litro recuperar codigo pastor declaracao batalha saiba
          possibilidade verde prometeu estadao companheiras material serve financiamento corrupto regioes permite diminuir
          plataforma saudade luz titular mortos praca recebendo colocou cancer diretoria ataca marcio promessa conjunta carreira
          manifestacoes revoltante branco itaipu enfermeiros oeste normal brilhante embora gilmar procuradoria tomando participou
          papo falamos espacos americanas oficialmente trouxe rainha olhos whatsapp planos esperando assinaram david permanente
          identificar não está já são só país câmara até também será parabéns você política saúde estão brasília justiça tá aí
          segurança há milhões ódio família pública população violência educação história comissão crianças ministério reunião tão
          polícia notícia vocês lá após famílias além público vídeo ações vitória vão ñ situação indígenas bilhões atenção prisão
          políticas notícias três alguém força vítimas decisão então ninguém serão públicas ação mãe municípios mês manhã flávio
          preço união presidência república palácio mínimo região urgência aniversário salário amanhã né secretário países últimos
          importância audiência redução públicos início líder possível reconstrução tragédia município sessão corrupção operação
          diálogo informações goiás político oposição terá proteção eleição plenário aprovação gestão esperança vacinação
          constituição participação inflação número água relações coração relação cartão começa votação preços instituições vítima
          forças começou arcabouço expressão missão investigação criação combustíveis terça área econômico produção irá próprio
          eleições presença orçamento maranhão histórico serviços questão condições punição patrimônio espaço políticos ótima
          informação ceará criança responsável opinião amazônia próximo mão vários paraná mídia denúncia mãos invasão invasões
          ciência médicos econômica serviço último lançamento transparência tarcísio disposição único últimas joão atuação áreas
          crédito próxima própria construção atrás razão ladrão sério sábado destruição sustentável várias tributária difícil sérgio
          andré única começo cabeça última diferença faça democrático através prática repúdio lamentável inclusão agradeço
          valorização líderes milhão intervenção gás exército fé confiança matéria abençoe cidadão josé investigações médio agência
          américa abraço necessário desinformação inaceitável vídeos graças mães geração responsáveis liderança cenário contrário
          período nação gênero irmão comunicação mudança cadê manifestação lideranças piauí começar vê ministérios música série
          instituição ameaça terão denúncias prevê indústria judiciário referência inquérito escravidão cassação episódio dúvida
          conteúdo auxílio próximos privatização função gratidão assédio mudanças avançar cerimônia deficiência pátria organização
          indígena dedicação mendonça omissão petróleo prevenção fiscalização histórica ótimo trás gonçalves apreensão incrível
          promoção isenção glória média recuperação médico inacreditável porém mobilização assistência benefício instalação
          exploração comércio relatório manutenção associação ética decisões memória estará feminicídio faço funcionários fácil zé
          época começando regulamentação trajetória nível pressão ônibus genocídio básica ameaças órgãos comissões dólar café
          alimentação avanço paraíba inadmissível pré regulação posição reforço indicação soluções emergência perseguição
          competência formação preocupação ridículo rápido órgão agronegócio resistência rádio discriminação fórum doença
          distribuição realização vândalos direção agrário poderá consequências frança fábio provisória comentários goiânia reflexão
          inteligência ucrânia números reuniões tráfico legislação providências saudável prêmio aquisição jurídica abençoada
          transferência necessárias território graça conteúdos escândalo solução pós emoção salários preservação anúncio avião
          código declaração estadão regiões praça câncer márcio manifestações espaços é dê à quê dá pará às pôr têm nós março tô
          porquê vêm pró jóias séria petrobrás secretária pé luís antônio má júnior virá és'),
            CAST(splitByWhitespace('
          8 16 24 32 40 48 56 64 72 80 88 99 104 112 120 128 136 144 152 160 169 176 184 193 200 208 216 224 233 240 248 256 264 272
          283 288 296 307 312 320 328 336 344 352 360 368 379 384 392 400 411 419 424 432 440 448 456 464 472 480 489 496 504 512
          520 531 536 544 552 560 571 577 584 592 600 609 617 624 634 640 651 656 664 672 680 689 696 704 715 720 728 736 747 753
          760 771 779 787 792 800 808 819 827 832 841 848 856 864 872 883 888 898 904 915 920 928 936 944 952 961 968 977 984 992
          1003 1011 1016 1027 1035 1041 1048 1056 1064 1072 1081 1088 1099 1104 1115 1120 1129 1138 1147 1155 1160 1168 1176 1184
          1192 1200 1210 1217 1224 1232 1243 1251 1256 1264 1272 1280 1288 1296 1304 1312 1320 1328 1339 1346 1352 1361 1369 1376
          1384 1392 1403 1410 1416 1427 1432 1443 1448 1456 1464 1472 1482 1491 1496 1504 1515 1520 1528 1536 1544 1552 1563 1568
          1579 1584 1592 1600 1609 1616 1624 1632 1642 1651 1656 1665 1675 1680 1688 1697 1704 1712 1722 1731 1736 1747 1755 1760
          1768 1776 1784 1792 1800 1808 1816 1824 1832 1840 1848 1856 1864 1872 1880 1888 1899 1904 1912 1921 1928 1936 1944 1955
          1961 1968 1976 1986 1992 2000 2008 2016 2024 2032 2040 2048 2059 2064 2072 2083 2088 2096 2105 2112 2120 2128 2136 2144
          2152 2160 2168 2176 2184 2192 2200 2208 2216 2224 2232 2242 2248 2256 2264 2272 2280 2288 2296 2305 2312 2320 2328 2336
          2344 2352 2360 2368 2379 2384 2394 2400 2408 2416 2424 2433 2440 2448 2456 2464 2472 2483 2488 2499 2504 2515 2520 2531
          2536 2544 2552 2563 2570 2577 2587 2592 2603 2608 2617 2625 2632 2641 2648 2656 2665 2672 2682 2688 2696 2704 2714 2723
          2728 2739 2744 2755 2760 2771 2779 2784 2792 2800 2808 2816 2824 2832 2840 2848 2856 2864 2875 2880 2891 2899 2904 2915
          2920 2928 2936 2944 2952 2960 2968 2976 2986 2993 3000 3008 3016 3024 3035 3040 3048 3056 3064 3072 3081 3088 3097 3104
          3112 3120 3128 3137 3144 3152 3160 3168 3178 3187 3192 3200 3208 3219 3224 3232 3240 3248 3259 3265 3272 3280 3288 3296
          3307 3312 3323 3331 3336 3344 3352 3360 3368 3376 3384 3392 3400 3409 3416 3424 3432 3441 3448 3456 3464 3475 3480 3489
          3496 3504 3515 3523 3528 3539 3544 3552 3560 3568 3576 3585 3593 3600 3611 3616 3624 3632 3643 3648 3659 3664 3672 3680
          3691 3696 3704 3713 3720 3728 3736 3747 3752 3760 3768 3776 3787 3792 3800 3808 3816 3824 3832 3843 3851 3859 3864 3872
          3880 3888 3896 3907 3912 3920 3928 3936 3944 3952 3963 3968 3979 3984 3992 4000 4009 4016 4024 4032 4041 4048 4056 4064
          4073 4080 4088 4096 4104 4112 4123 4128 4136 4147 4152 4160 4171 4176 4184 4192 4200 4208 4219 4227 4235 4240 4249 4256
          4265 4272 4280 4288 4297 4307 4315 4323 4331 4336 4345 4353 4363 4368 4378 4384 4392 4400 4408 4416 4427 4432 4440 4448
          4456 4464 4475 4480 4488 4499 4504 4512 4520 4528 4538 4544 4553 4560 4568 4579 4584 4593 4600 4608 4616 4627 4632 4643
          4648 4656 4665 4675 4680 4691 4696 4704 4712 4720 4731 4736 4744 4752 4760 4769 4776 4785 4792 4801 4808 4816 4824 4832
          4841 4851 4856 4864 4872 4881 4888 4899 4907 4912 4920 4931 4936 4947 4952 4960 4968 4977 4984 4992 5000 5008 5017 5024
          5032 5040 5048 5056 5064 5072 5080 5091 5096 5104 5112 5120 5129 5136 5145 5152 5160 5168 5179 5184 5192 5203 5208 5219
          5224 5232 5243 5248 5256 5267 5275 5280 5288 5296 5304 5315 5321 5331 5336 5344 5352 5360 5371 5378 5384 5392 5400 5408
          5416 5427 5432 5440 5448 5456 5464 5472 5481 5488 5496 5504 5512 5523 5528 5536 5544 5552 5562 5568 5576 5587 5595 5601
          5608 5616 5624 5635 5640 5648 5656 5664 5672 5681 5688 5696 5704 5715 5720 5728 5739 5744 5752 5760 5768 5776 5784 5792
          5802 5811 5816 5824 5832 5841 5848 5856 5864 5872 5880 5891 5896 5904 5915 5923 5928 5937 5944 5952 5960 5968 5976 5987
          5992 6000 6008 6019 6024 6032 6043 6048 6056 6064 6072 6081 6088 6096 6104 6112 6121 6128 6136 6144 6152 6160 6168 6176
          6187 6192 6200 6208 6216 6227 6232 6240 6251 6257 6267 6272 6280 6288 6296 6304 6315 6320 6329 6336 6347 6352 6360 6368
          6376 6387 6393 6401 6408 6416 6424 6435 6440 6448 6456 6464 6475 6483 6491 6496 6504 6512 6520 6530 6537 6544 6555 6560
          6568 6576 6587 6593 6600 6609 6616 6627 6632 6640 6648 6656 6667 6672 6680 6688 6696 6707 6712 6720 6731 6736 6747 6752
          6760 6771 6776 6787 6792 6803 6808 6816 6825 6832 6843 6848 6856 6864 6875 6880 6888 6896 6907 6915 6920 6929 6936 6946
          6952 6963 6968 6976 6985 6995 7000 7008 7019 7024 7032 7040 7051 7058 7067 7073 7080 7088 7099 7104 7115 7123 7129 7136
          7144 7152 7160 7171 7179 7184 7195 7202 7209 7217 7224 7235 7240 7251 7259 7267 7272 7283 7291 7296 7304 7312 7321 7329
          7336 7344 7352 7360 7368 7376 7385 7395 7403 7411 7419 7424 7433 7440 7448 7459 7464 7472 7483 7489 7496 7507 7512 7520
          7528 7539 7544 7555 7561 7568 7576 7584 7592 7602 7608 7619 7624 7635 7640 7651 7656 7667 7672 7683 7691 7697 7707 7712
          7721 7728 7736 7747 7752 7760 7768 7779 7786 7792 7800 7809 7816 7824 7835 7840 7848 7859 7864 7872 7881 7891 7897 7907
          7912 7920 7928 7936 7944 7953 7961 7969 7976 7987 7995 8000 8011 8016 8024 8033 8040 8049 8056 8064 8072 8081 8091 8097
          8107 8112 8123 8128 8136 8144 8152 8163 8168 8176 8187 8192 8200 8211 8219 8224 8232 8240 8251 8257 8264 8273 8280 8291
          8299 8307 8312 8320 8328 8339 8344 8352 8363 8368 8379 8384 8392 8400 8408 8416 8425 8432 8440 8451 8456 8464 8475 8480
          8491 8496 8506 8512 8520 8528 8536 8544 8555 8563 8568 8576 8587 8592 8600 8611 8619 8624 8632 8643 8648 8656 8664 8672
          8681 8691 8696 8704 8712 8721 8730 8739 8744 8752 8760 8769 8776 8787 8795 8800 8809 8817 8824 8832 8840 8848 8856 8864
          8872 8883 8888 8896 8904 8912 8923 8928 8936 8947 8952 8961 8970 8979 8984 8992 9000 9011 9016 9027 9033 9040 9048 9056
          9064 9072 9082 9088 9096 9104 9112 9120 9128 9136 9144 9153 9163 9168 9176 9184 9195 9200 9208 9219 9224 9232 9240 9251
          9256 9264 9274 9281 9291 9296 9304 9314 9320 9328 9337 9344 9353 9360 9368 9376 9387 9393 9401 9409 9416 9424 9432 9441
          9448 9456 9467 9475 9480 9491 9499 9504 9512 9520 9531 9536 9544 9555 9563 9568 9579 9584 9593 9602 9608 9616 9624 9632
          9640 9650 9656 9664 9673 9681 9690 9696 9704 9715 9720 9728 9736 9747 9753 9761 9768 9776 9784 9792 9800 9808 9816 9824
          9832 9840 9848 9858 9864 9875 9880 9888 9898 9904 9912 9920 9929 9936 9945 9955 9960 9968 9979 9987 9992 10000 10008 10017
          10024 10035 10040 10051 10056 10064 10072 10080 10091 10096 10104 10113 10123 10128 10137 10144 10152 10160 10169 10177
          10184 10192 10203 10208 10219 10227 10232 10241 10248 10256 10266 10272 10280 10288 10296 10304 10315 10321 10328 10338
          10344 10352 10360 10369 10379 10387 10395 10403 10411 10419 10424 10435 10443 10449 10456 10464 10475 10483 10488 10496
          10504 10512 10520 10528 10536 10547 10552 10560 10568 10576 10584 10592 10600 10608 10616 10624 10632 10640 10651 10656
          10664 10672 10680 10691 10696 10704 10715 10720 10728 10736 10747 10752 10760 10768 10776 10784 10793 10800 10808 10819
          10824 10834 10843 10848 10856 10864 10874 10880 10888 10899 10904 10912 10920 10931 10936 10944 10952 10960 10968 10976
          10986 10995 11003 11008 11016 11025 11034 11043 11048 11056 11064 11072 11083 11091 11097 11104 11112 11120 11128 11136
          11147 11152 11160 11168 11176 11184 11192 11200 11211 11216 11225 11232 11241 11251 11256 11264 11272 11282 11288 11296
          11305 11312 11320 11330 11336 11344 11352 11360 11371 11376 11386 11392 11400 11408 11416 11424 11433 11443 11448 11456
          11464 11472 11483 11491 11496 11505 11512 11520 11529 11536 11544 11553 11562 11568 11579 11584 11592 11600 11608 11616
          11625 11632 11641 11648 11656 11664 11673 11680 11688 11696 11704 11712 11723 11731 11736 11745 11752 11760 11768 11776
          11784 11795 11803 11808 11817 11824 11832 11840 11851 11856 11867 11874 11883 11888 11896 11904 11912 11922 11929 11936
          11944 11952 11960 11968 11977 11987 11992 12001 12008 12016 12027 12035 12040 12048 12056 12067 12075 12083 12090 12096
          12104 12115 12122 12128 12136 12144 12152 12160 12171 12176 12184 12192 12203 12208 12216 12224 12232 12240 12248 12256
          12265 12272 12282 12290 12296 12304 12312 12320 12331 12336 12344 12355 12363 12368 12379 12384 12392 12403 12408 12416
          12424 12435 12443 12448 12456 12464 12472 12481 12491 12496 12505 12512 12523 12528 12539 12544 12552 12560 12571 12579
          12584 12594 12600 12608 12617 12627 12633 12643 12648 12656 12664 12672 12680 12688 12697 12704 12712 12721 12728 12739
          12744 12753 12760 12771 12778 12784 12792 12801 12808 12816 12825 12832 12841 12848 12856 12864 12875 12880 12891 12896
          12904 12913 12920 12928 12936 12944 12952 12961 12968 12976 12984 12992 13001 13008 13016 13024 13033 13040 13048 13056
          13064 13072 13080 13088 13096 13104 13112 13120 13129 13136 13145 13152 13160 13168 13176 13184 13193 13200 13211 13216
          13224 13232 13240 13249 13259 13265 13272 13280 13291 13297 13304 13314 13320 13329 13336 13344 13352 13360 13368 13378
          13384 13392 13400 13408 13416 13424 13432 13440 13448 13459 13464 13472 13483 13488 13497 13507 13515 13523 13531 13536
          13547 13552 13560 13568 13578 13584 13595 13603 13608 13618 13624 13632 13640 13648 13656 13664 13672 13683 13688 13696
          13707 13712 13722 13731 13736 13744 13752 13760 13769 13777 13784 13792 13800 13808 13816 13825 13835 13840 13848 13856
          13864 13872 13880 13888 13896 13904 13912 13920 13931 13936 13947 13952 13963 13968 13976 13984 13993 14000 14008 14016
          14025 14032 14043 14051 14059 14064 14072 14080 14089 14098 14104 14112 14120 14131 14136 14144 14153 14160 14168 14176
          14187 14192 14201 14211 14216 14224 14233 14240 14251 14256 14264 14272 14280 14288 14299 14304 14313 14320 14328 14336
          14347 14352 14360 14368 14376 14384 14392 14403 14408 14419 14424 14432 14440 14448 14459 14465 14472 14480 14488 14496
          14504 14512 14520 14531 14536 14544 14552 14560 14568 14576 14587 14592 14603 14608 14616 14627 14635 14640 14648 14659
          14665 14675 14682 14688 14696 14704 14712 14721 14728 14736 14744 14755 14760 14771 14776 14787 14792 14800 14808 14816
          14824 14832 14840 14848 14856 14864 14872 14883 14888 14896 14904 14912 14922 14928 14936 14944 14955 14960 14971 14979
          14984 14992 15000 15011 15016 15025 15032 15040 15048 15056 15064 15075 15080 15088 15096 15104 15115 15121 15128 15136
          15145 15153 15160 15168 15179 15184 15192 15202 15208 15219 15227 15232 15243 15248 15256 15265 15272 15283 15288 15296
          15304 15312 15320 15328 15336 15344 15352 15360 15368 15379 15384 15393 15400 15411 15416 15424 15432 15440 15451 15456
          15464 15472 15480 15488 15496 15504 15514 15523 15528 15536 15547 15555 15560 15568 15577 15584 15592 15600 15609 15616
          15624 15632 15640 15648 15656 15667 15675 15680 15689 15697 15704 15713 15723 15728 15739 15745 15752 15760 15768 15776
          15784 15795 15800 15808 15819 15824 15832 15840 15850 15857 15864 15872 15883 15889 15899 15904 15913 15920 15928 15936
          15947 15952 15960 15968 15976 15984 15995 16000 16008 16016 16024 16032 16040 16048 16059 16064 16072 16083 16088 16096
          16107 16112 16120 16128 16139 16144 16152 16161 16168 16177 16184 16192 16200 16209 16217 16224 16232 16240 16248 16259
          16265 16272 16280 16288 16296 16304 16312 16320 16328 16337 16344 16352 100 284 308 380 412 420 533 572 652 716 749 772
          780 788 820 829 885 916 1004 1012 1028 1036 1100 1116 1148 1156 1244 1252 1340 1405 1428 1445 1492 1516 1565 1580 1652
          1676 1732 1748 1756 1900 1956 2060 2084 2380 2484 2500 2516 2532 2564 2588 2604 2724 2740 2756 2772 2780 2876 2892 2900
          2916 3036 3188 3220 3260 3308 3324 3333 3476 3518 3524 3541 3613 3644 3660 3692 3748 3788 3844 3852 3860 3908 3964 3980
          4124 4148 4172 4220 4228 4236 4308 4316 4324 4332 4364 4428 4476 4500 4581 4628 4644 4676 4692 4732 4852 4900 4908 4932
          4948 5093 5180 5204 5220 5244 5268 5276 5316 5332 5372 5428 5524 5588 5596 5636 5716 5740 5812 5894 5916 5924 5988 6020
          6044 6188 6228 6252 6268 6316 6348 6388 6437 6476 6484 6492 6556 6588 6628 6668 6708 6732 6748 6773 6788 6804 6844 6877
          6908 6916 6964 6997 7020 7052 7068 7100 7116 7124 7173 7180 7196 7236 7252 7260 7269 7284 7292 7396 7405 7412 7420 7460
          7484 7508 7540 7556 7620 7636 7652 7668 7684 7692 7708 7748 7780 7837 7861 7892 7908 7988 7996 8012 8092 8108 8124 8164
          8188 8213 8220 8253 8292 8300 8308 8340 8364 8381 8452 8476 8492 8556 8564 8590 8612 8620 8645 8693 8740 8788 8796 8884
          8924 8948 8980 9012 9028 9164 9196 9220 9252 9292 9388 9468 9476 9492 9501 9532 9556 9565 9580 9716 9748 9876 9956 9980
          9988 10036 10052 10092 10125 10204 10220 10228 10316 10380 10388 10396 10404 10412 10420 10436 10444 10476 10484 10548
          10652 10692 10716 10749 10820 10844 10900 10934 10996 11004 11044 11084 11092 11148 11212 11253 11372 11444 11484 11492
          11581 11724 11732 11796 11805 11852 11868 11884 11988 12028 12036 12069 12076 12084 12117 12173 12204 12332 12356 12364
          12380 12404 12436 12445 12492 12524 12540 12572 12580 12628 12644 12740 12772 12876 12892 13212 13260 13292 13460 13484
          13509 13516 13524 13532 13548 13596 13604 13684 13708 13732 13836 13932 13948 13964 14044 14052 14060 14132 14189 14212
          14253 14300 14348 14404 14420 14460 14533 14588 14604 14630 14637 14661 14676 14757 14772 14788 14885 14956 14972 14980
          15012 15076 15116 15180 15221 15228 15244 15284 15380 15412 15452 15524 15548 15556 15668 15676 15724 15740 15796 15820
          15885 15900 15949 15996 16061 16084 16109 16140 16260 15 23 31 47 63 71 151 159 279 359 1703 1727 1775 2023 2935 3359 3687
          4559 5023 9319 9655 11287 12295 13319 13975 14927'),
              'Array(UInt16)'),
            toUInt16(0)),
          arrayConcat(arrayMap(run -> lowerUTF8(run), all_runs), splitByChar(' ', folded)))]))))
    CODEC(LZ4HC(6));

-- In the background, also where the engine would wait for it: until a part is done its forms are read out of its texts at each question.
ALTER TABLE post_rows MATERIALIZE COLUMN letter_forms SETTINGS mutations_sync = 0;
