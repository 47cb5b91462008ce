import type { Templates } from './classes.ts'

const ALL_OF = '(~s |ess^s |tod~s ~s |ess^s malditos |cada um dess^s |os primeiros |aquel^s |)'
const END =
  '(vai virar adubo|vai sair num saco preto|vai engolir os dentes|vai conhecer a minha espingarda|vai beber do próprio sangue|vai dormir no necrotério|vai acordar boiando no rio|vai pedir pra nascer de novo|vai fazer companhia ao capeta|vai ser enterrad~ em pé|vai ter velório|vai chorar no colo da mãe|vai levar chumbo grosso|vai ficar sem as pernas|vai tomar pipoco|vai pra vala|vai pra sete palmos|vai virar estatística|vai aprender na marra|vai pro saco)'
const TOOLS =
  '(faca|facão|pistola|revólver|fuzil|espingarda|taco de beisebol|corda|gasolina|machado|foice|soco-inglês|marreta|porrete|cinto|spray de pimenta|doze|trinta e oito)'
const DOOM =
  '(bala|forca|fogueira|paredão|vala comum|cova rasa|chicote|câmara de gás|trabalho forçado|pau de arara|pena de morte|napalm|veneno de rato|camisa de força|tronco|jaula|lança-chamas|inferno|caixão|facada|paulada|muro e arame farpado|navio de volta|extermínio)'
const DONE =
  '(fuzilados no muro|jogados de um avião|marcados a ferro|trancados num campo|enviados de volta num navio|castrados ao nascer|queimados com suas casas|amarrados num poste|enforcados na praça|passados na máquina|enterrados vivos|envenenados como ratos|separados do resto|chicoteados em público|apagados da história|tratados a pontapés|botados pra correr|largados no deserto|afundados no mar|eletrocutados|abatidos|sacrificados|varridos daqui|riscados do mapa)'

/** Threats and wishes of harm in many words, and the same words about things, in sport, in news and in law. */
export const TAUGHT_MENACES: Templates = {
  threat_dir_h: `
(O próximo|O primeiro|Qualquer|O último|Todo) {o} (que pisar aqui|que eu topar|que me responder|que vier com graça|que encostar na minha filha|que passar do portão|que entrar no meu bar|que levantar a voz|que eu achar na rua|que beijar na minha frente|que rezar alto) ${END}(.|!|, tá avisado.)
(Vou|Eu vou|A gente vai|Vamos|Hoje à noite vou|Semana que vem eu vou|Ninguém me segura, vou) (descer a mão n|sentar o dedo n|sentar o pau n|largar o aço n||tacar fogo n|botar pra correr |arrancar a cabeça d|furar |picotar |moer de pancada |passar o cerol n|abrir a barriga d|fazer churrasco d|dar uma lição n|botar no caixão |mandar pro inferno |apagar |jogar ácido n)${ALL_OF}{s}(.|!| e ninguém vai me prender.| com gosto.| sem remorso.)
(Ess^s |~s |)(malditos |){s} (que rezem|que corram|que se escondam|que façam o testamento|que se despeçam|que durmam de olho aberto|que não saiam à noite|que contem os dias|que tranquem a porta), (tô chegando|eu tô armado|a limpa vai começar|não vai sobrar um|meu facão está afiado|vem coisa ruim aí|o bonde tá na rua|a noite é nossa)(.|!)
(Tem|Vi|Achei|Marquei) {um} {o} (na minha rua|no meu prédio|na minha turma|na lista), (hoje ele não volta pra casa|esse não passa de amanhã|vai ser o primeiro a cair|e eu já escolhi a pedra|já separei a corda|tá na minha mira|vai sumir do mapa)(.|!)
(Ganhei|Guardei|Carrego|Ando com|Tenho) {um}? (a|o|uma|meu) ${TOOLS} (só |)(pra|esperando|pensando em|com o nome d) (quebrar |abrir |acertar |receber |)(ess^s |)(malditos |){s}(.|!)
(Dou|Pago|Ofereço|Vale) (cem reais|uma cerveja|um prêmio|mil conto) (a|pra) quem (me trouxer a cabeça de|der um sumiço em|quebrar|apagar|der uma surra em|furar) {um} {o}(.|!)
(Juro|Prometo|Escrevam|Anota aí|Pode printar)(:|, ) (ainda mato|um dia eu queimo|vou caçar|hei de enterrar|eu mesmo degolo|acabo com a raça de|faço picadinho de) (cada |um |esse )(maldito |){o}(.|!| que eu encontrar.)
(Vocês|Tu|Você), {o}, (vai|vão) (morrer|apanhar|pagar|sangrar|cair|sumir|arder) (hoje|na minha mão|antes do Natal|na frente da tua mãe|um de cada vez|e eu vou filmar)(.|!)
(Chega|Acabou a conversa|Cansei|Perdi a paciência)(:|, ) (agora é bala|agora é na faca|vamos pra cima|vou pegar em armas|é guerra|vamos botar pra quebrar|hoje tem sangue) (contra|n|em)(ess^s |~s |) {s}(.|!)
(Bora|Partiu|Quem anima|Galera, vamos|Reúne a turma, vamos) (espancar|apedrejar|botar fogo em|encurralar|linchar|dar uma coça em|quebrar a casa de|invadir o barraco de) (uns |~s |ess^s |) {s}(.|!| hoje?| na saída.| sábado?)
(Terreiro|Casa|Loja|Bar|Aldeia|Templo|Barraco|Igreja) de {o} (aqui|no meu bairro|na minha rua) (vai pegar fogo|eu derrubo|não fica em pé|vai virar cinza|é pedrada na janela)(.|!)
(Se|Caso) (um|algum|ess^) {o} (olhar|falar|chegar|respirar|sentar) (pra minha mulher|comigo|do meu lado|perto de mim|na minha mesa), ${END}(.|!)
(Sei|Sabemos|Já descobri|Anotei) (o endereço|o horário|a placa|a escola dos filhos|a rotina) (d~s|dess^s|d^ss^) ({s}|{o}), (é só esperar|e vai ter visita|e não vai ser pra tomar café|quem viver verá|aguardem)(.|!)
(Quebro|Arranco|Corto|Furo|Esmago|Parto) (os dentes|o pescoço|a mão|as pernas|a cabeça|no meio) (de|d^ss^) {o} (sem pensar duas vezes|se me encher|qualquer dia|e durmo em paz|rindo)(.|!)
(Um por um|Aos poucos|Sem pressa|De surpresa|No escuro|Casa por casa), (vamos|vou|a gente vai) (apagar|eliminar|achar|derrubar|enterrar|varrer|limpar a cidade d) (tod~s ~s |ess^s |~s |) {s}(.|!)
Minha (bala|faca|mão|paciência|arma) (tem endereço|já escolheu|está pronta|só espera|acabou com|vai achar)(:|,) (um|uns|ess^s|~s) {s}(.|!)
`,
  threat_norm_h: `
(Pra|Para|O remédio pra|A cura pra|A resposta pra|O destino de|Só existe uma saída pra) ${ALL_OF}{s}(:|, só| é) ${DOOM}(.|!| e mais nada.)
(Quero ver|Queria ver|Ainda vou ver|Espero ver|Seria lindo ver|Pagava pra ver) ${ALL_OF}{s} ${DONE}(.|!)
${ALL_OF}{s} (deviam|deveriam|tinham que|têm que|merecem|podiam|precisam|já deviam) (todos |)(ser |estar |acabar |) ${DONE}(.|!| e sem choro.| faz tempo.)
{o} (devia|tinha que|tem que|merece|precisa|podia) (ser |) (fuzilad~|enforcad~|castrad~|expuls~|banid~|pres~ ao nascer|internad~|capad~|surrad~|queimad~|tratad~ na chibata|mandad~ embora|proibid~ de existir|apedrejad~|jogad~ no rio|abatid~|corrigid~ na porrada)(.|!| e pronto.| sem direito a nada.)
{o} (devia|tinha que|tem que|merece|precisa|podia) (morrer|apanhar|apanhar todo dia|sumir|levar tiro|levar uma coça|pegar cadeia|sofrer|passar fome|tomar bala|comer capim|ficar sem teto|arder)(.|!| até aprender.| e pronto.)
(${DOOM}|Mais ${DOOM}) (ness^s|press^s|em cima dess^s|e pronto pra|já pra) {s}(.|!|, por favor.)
(Só|Apenas) (morto|enterrad~|preso|em cinzas|debaixo da terra|longe, bem longe,|no fundo do mar) {o} (presta|serve|é bom|deixa de incomodar|fica bonito|aprende)(.|!)
(Alguém|Um herói|O exército|O próximo governo|Um raio|Um terremoto|Um vírus|Uma enchente|Um meteoro|O prefeito|A natureza) (podia|devia|bem que podia|tem que|precisa) (levar|limpar|varrer|engolir|dar cabo d|sumir com|enterrar|passar o rodo n|botar ordem n|castigar) ${ALL_OF}{s}(.|!)
(Oremos|Rezem|Torço|Acendi vela|Fiz promessa) (pra|para) que (Deus|o diabo|a peste|o fogo|um caminhão) (leve|leve embora|carregue|alcance|passe por cima d|consuma) ${ALL_OF}{s}(.|!)
(O erro|O pecado|A falha) (da ditadura|de Hitler|da Inquisição|dos bandeirantes|da Lei Áurea|da polícia) foi (ter deixado|não ter matado|poupar|soltar|não terminar com) ${ALL_OF}{s}(.|!)
(Fechem|Murem|Cerquem|Minem|Bombardeiem|Alaguem|Eletrifiquem) (o bairro|a fronteira|a região|a reserva|a favela|o terreiro|o acampamento) d~s {s}(.|!| com eles dentro.| e joguem a chave fora.)
(Rua|Fora|Xô|Sumam|Deportação já|Chispa)(,|!) {s}(!|. De volta pro buraco.|. O país é nosso.|. Pela porta ou pela janela.)
(Menos|Quero menos|Cada dia menos) {s} (no mundo|vivos|nascendo|respirando|andando soltos), (mais paz|é o que desejo|graças a Deus|que continue assim)(.|!)
(Morreu|Mataram|Queimaram|Espancaram|Afogou-se) {um} {o}(?|:) (Ótimo|Que venham outros|Pouco|Devia ser mais|Foi tarde|Merecido|Solto fogos|Comemorei|Façam isso com todos)(.|!)
(Proíbam|Proibir|Cassem|Tirem|Cortem) (logo |) (a terra|a casa|o salário|a comida|o remédio|os direitos) d(~s|^ss^s|e tod~s ~s) {s}(.|!| antes que seja tarde.)
(Esterilizar|Castrar|Segregar|Marcar|Catalogar|Deportar|Confinar|Escravizar) (tod~s ~s |ess^s |~s |) {s} (é o certo|resolveria|devia ser lei|já|seria um favor ao mundo|é questão de higiene)(.|!)
(Deixem|Deixa) (tod~s ~s |ess^s |) {s} (se afogarem|morrerem na fila|sem vacina|sem água|se matarem|na fogueira|com frio|na rua até sumirem)(.|!)
(Pena que|É uma pena que|Lástima que) (não mataram|a bomba não pegou|sobraram|escaparam|não acabaram com) (tod~s ~s |mais |ess^s |) {s}(.|!)
Desejo (a morte|câncer|fome|o pior|muita dor|uma vida curta|a cadeia) (a|pra) (tod~ |cada |qualquer |ess^ ){o}(.|!)
(Tiro|Pau|Cacete|Porrada|Bala|Fogo|Veneno|Chumbo) (n~s|ness^s|em) {s}(.|!| até acabar.| é o que resolve.| é carinho.)
`,
  derog_dehum_h: `
{s} (são|é tudo|sempre foram|viraram|não passam de) (uma infestação|mato que se arranca|erva daninha|ferida aberta|mofo da cidade|pulgas da nação|carniça|gado|muriçocas|formigueiro|mulas|pragas de plantação|abutres|lombrigas|vira-latas|criadouro de doença|bactéria|alma penada|resto de feira|peste bubônica|bosta seca|entulho de obra|bagaço|ferrugem|ratos de porão|mosca de lixão|aranhas|mutantes|coisas|objetos|demônios|lodo)(.|!| e olhe lá.| que só cresce.| sem cura.)
{o} é (praga|bicho|rato|lixo|verme|carrapato|aberração|parasita|barata|peste|sanguessuga|câncer|doença|bicho do mato|animal|urubu|tumor|esterco|coisa|coisa ruim|demônio|monstro|mula|gado|porco|cobra)(.|!|, não gente.| e a gente sabe.| que se espalha.| desde sempre.| da pior espécie.)
(Dedetizem|Desratizem|Vacinem o bairro contra|Passem veneno em|Usem coleira em|Botem focinheira em|Enjaulem|Adestrem|Abatam) (ess^s |tod~s ~s |) {s}(.|!)
(Pisei|Tropecei|Esbarrei|Sentei perto) (em|de) {um} {o} e (tive que lavar o sapato|fui tomar vacina|passei álcool|joguei a roupa fora)(.|!)
(Ninhada|Manada|Enxame|Cardume|Matilha|Vara|Rebanho|Nuvem|Alcateia|Ninho) de {s} (na praça|no ônibus|invadindo tudo|no meu bairro|no Congresso)(.|!)
{s} (latem|relincham|zurram|mugem|babam|mordem|se coçam|ciscam|cacarejam|chafurdam|se empoleiram|põem ovo) (e acham que falam|em vez de falar|o dia todo|no lugar de pensar|na lama deles)(.|!)
(Evoluiu|Saiu da caverna|Desceu da árvore|Fugiu do zoológico|Escapou da coleira) e (virou|chama-se|atende por) {o}(.|! kkk)
(Cientistas|Biólogos|Veterinários) (deviam|precisam) (estudar|classificar|dissecar|vacinar) {s}, (elo perdido|espécie invasora|não são da nossa espécie|bicho estranho)(.|!)
`,
}
